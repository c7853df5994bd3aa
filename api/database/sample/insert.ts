import { guardarArchivo } from '../../archivos/guardar.ts';
import type { ArchivoPreparado } from '../../archivos/preparar.ts';
import type { Trx } from '../open.ts';
import { jsonDe } from '../texts.ts';
import type { SampleConvenio, SampleEvento, SampleIntegrante, SampleProducto, SampleProyecto } from './types.ts';

/** The id that a sample row was given, by its clave. */
export type Ids = ReadonlyMap<string, number>;

/** The name under which the sample is recorded. */
export const USUARIO_DE_EJEMPLO = 'ejemplo';
const AUTOR = { created_by: USUARIO_DE_EJEMPLO, updated_by: '' };

/** @throws {Error} for a clave that no row has: a fault of the sample */
export function idDe(ids: Ids, clave: string): number {
  const id = ids.get(clave);
  if (id === undefined) throw new Error(`unknown sample row ${clave}`);
  return id;
}

/** The given texts, '' where the sample has none. */
function sinNulos<T extends Record<string, string | null>>(textos: T): { [K in keyof T]: string } {
  return Object.fromEntries(Object.entries(textos).map(([key, text]) => [key, text ?? ''])) as {
    [K in keyof T]: string;
  };
}

export async function insertarProyecto(trx: Trx, proyecto: SampleProyecto): Promise<number> {
  const { clave, integrantes, linea, entidades, url_externa, ...campos } = proyecto;
  const { id } = await trx
    .insertInto('proyectos')
    .values({ ...campos, ...AUTOR, ...sinNulos({ url_externa }), linea_id: linea, entidades: jsonDe(entidades) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertarIntegrante(
  trx: Trx,
  integrante: SampleIntegrante,
  retrato: ArchivoPreparado | undefined,
  ahora: string,
): Promise<number> {
  const { clave, imagen, estudios, areas_tematicas, url_linkedin, url_hv, ...campos } = integrante;
  const { id } = await trx
    .insertInto('integrantes')
    .values({
      ...campos,
      ...AUTOR,
      ...sinNulos({ url_linkedin, url_hv }),
      estudios: jsonDe(estudios),
      areas_tematicas: jsonDe(areas_tematicas),
      nombre_imagen: retrato ? await guardarArchivo(trx, retrato) : null,
      created_at: ahora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertarProducto(
  trx: Trx,
  producto: SampleProducto,
  proyectos: Ids,
  ahora: string,
): Promise<void> {
  const { clave, enlace, proyecto, ...campos } = producto;
  const proyecto_id = proyecto === null ? null : idDe(proyectos, proyecto);
  await trx
    .insertInto('productos')
    .values({ ...campos, ...AUTOR, ...sinNulos({ enlace }), proyecto_id, created_at: ahora })
    .execute();
}

export async function insertarConvenio(
  trx: Trx,
  convenio: SampleConvenio,
  logo: ArchivoPreparado,
  ahora: string,
): Promise<void> {
  await trx
    .insertInto('convenios')
    .values({ ...convenio, ...AUTOR, logo: await guardarArchivo(trx, logo), created_at: ahora })
    .execute();
}

export async function insertarEvento(trx: Trx, evento: SampleEvento, ahora: string): Promise<void> {
  const { urls_adicionales, url_noticia_divulgacion, nombre_ponencia, url_pagina_evento, ...campos } = evento;
  await trx
    .insertInto('eventos')
    .values({
      ...campos,
      ...AUTOR,
      ...sinNulos({ url_noticia_divulgacion, nombre_ponencia, url_pagina_evento }),
      created_by_name: 'Contenido de ejemplo',
      updated_by_name: '',
      urls_adicionales: jsonDe(urls_adicionales),
      created_at: ahora,
    })
    .execute();
}
