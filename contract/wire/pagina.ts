import type { PublicPagina } from '../entities/pagina.ts';
import { PAGINA_IDIOMAS, PAGINA_LUGARES } from '../values/constants.ts';
import { fieldsOf, firstId, readIn, textsIn, trimmedText } from '../values/tolerant.ts';

export function readPagina(wire: unknown): PublicPagina {
  const fields = fieldsOf(wire);
  return {
    id: firstId(fields, 'id') ?? 0,
    ...textsIn(fields, 'titulo', 'direccion', 'resumen', 'texto', 'descripcion_imagen'),
    imagen: trimmedText(fields.imagen) || null,
    idioma: PAGINA_IDIOMAS.find((idioma) => idioma === fields.idioma) ?? 'es',
    lugar: PAGINA_LUGARES.find((lugar) => lugar === fields.lugar) ?? 'ninguno',
  };
}

/** The page that an answer is about; null without one. */
export const readOnePagina = (answer: unknown): PublicPagina | null => readIn(answer, 'pagina', readPagina);
