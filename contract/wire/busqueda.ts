import { SEARCHED_KINDS } from '../resources/siteResources.ts';
import { PAGINA_IDIOMAS } from '../values/constants.ts';
import { fieldsOf, firstId, listOf, numberOf, textOf } from '../values/tolerant.ts';

function readFound(wire: unknown) {
  const fields = fieldsOf(wire);
  return {
    id: firstId(fields, 'id') ?? 0,
    nombre: textOf(fields.nombre),
    fragmento: textOf(fields.fragmento),
    publico: fields.publico !== false,
    ...(fields.direccion !== undefined && {
      direccion: textOf(fields.direccion),
      idioma: PAGINA_IDIOMAS.find((idioma) => idioma === fields.idioma) ?? 'es',
    }),
  };
}

/** The groups with results, in the order of the answer. */
export function readGrupos(answer: unknown) {
  const grupos = listOf<unknown>(answer, 'grupos').map(fieldsOf);
  const kinds = new Set(grupos.flatMap(({ tipo }) => SEARCHED_KINDS.find((kind) => kind === tipo) ?? []));
  return [...kinds].flatMap((tipo) => {
    const fields = grupos.find((grupo) => grupo.tipo === tipo);
    const resultados = listOf(fields?.resultados).map(readFound);
    return resultados.length === 0 ? [] : [{ tipo, total: numberOf(fields?.total, resultados.length), resultados }];
  });
}

export type FoundGroup = ReturnType<typeof readGrupos>[number];
