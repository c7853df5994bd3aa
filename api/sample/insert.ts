import type { Trx } from '../database/open.ts';
import { toJson } from '../database/textList.ts';
import type { PreparedFile } from '../uploads/prepare.ts';
import { storeFile } from '../uploads/store.ts';
import type { SampleConvenio, SampleEvento, SampleIntegrante, SampleProducto, SampleProyecto } from './types.ts';

/** Database ids by clave. */
export type Ids = ReadonlyMap<string, number>;

export const SAMPLE_USUARIO = 'ejemplo';
const AUTOR = { created_by: SAMPLE_USUARIO, updated_by: '' };

/** @throws {Error} for an unknown clave */
export function idDe(ids: Ids, clave: string): number {
  const id = ids.get(clave);
  if (id === undefined) throw new Error(`unknown sample row ${clave}`);
  return id;
}

function withoutNulls<T extends Record<string, string | null>>(textos: T): { [K in keyof T]: string } {
  return Object.fromEntries(Object.entries(textos).map(([key, text]) => [key, text ?? ''])) as {
    [K in keyof T]: string;
  };
}

export async function insertProyecto(trx: Trx, proyecto: SampleProyecto): Promise<number> {
  const { clave, integrantes, linea, entidades, url_externa, ...fields } = proyecto;
  const { id } = await trx
    .insertInto('proyectos')
    .values({ ...fields, ...AUTOR, ...withoutNulls({ url_externa }), linea_id: linea, entidades: toJson(entidades) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertIntegrante(
  trx: Trx,
  integrante: SampleIntegrante,
  retrato: PreparedFile | undefined,
  ahora: string,
): Promise<number> {
  const { clave, imagen, estudios, areas_tematicas, url_linkedin, url_hv, ...fields } = integrante;
  const { id } = await trx
    .insertInto('integrantes')
    .values({
      ...fields,
      ...AUTOR,
      ...withoutNulls({ url_linkedin, url_hv }),
      estudios: toJson(estudios),
      areas_tematicas: toJson(areas_tematicas),
      nombre_imagen: retrato ? await storeFile(trx, retrato) : null,
      created_at: ahora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertProducto(trx: Trx, producto: SampleProducto, proyectos: Ids, ahora: string): Promise<void> {
  const { clave, enlace, proyecto, ...fields } = producto;
  const proyecto_id = proyecto === null ? null : idDe(proyectos, proyecto);
  await trx
    .insertInto('productos')
    .values({ ...fields, ...AUTOR, ...withoutNulls({ enlace }), proyecto_id, created_at: ahora })
    .execute();
}

export async function insertConvenio(
  trx: Trx,
  convenio: SampleConvenio,
  logo: PreparedFile,
  ahora: string,
): Promise<void> {
  await trx
    .insertInto('convenios')
    .values({ ...convenio, ...AUTOR, logo: await storeFile(trx, logo), created_at: ahora })
    .execute();
}

export async function insertEvento(trx: Trx, evento: SampleEvento, ahora: string): Promise<void> {
  const { urls_adicionales, url_noticia_divulgacion, nombre_ponencia, url_pagina_evento, ...fields } = evento;
  await trx
    .insertInto('eventos')
    .values({
      ...fields,
      ...AUTOR,
      ...withoutNulls({ url_noticia_divulgacion, nombre_ponencia, url_pagina_evento }),
      created_by_name: 'Contenido de ejemplo',
      updated_by_name: '',
      urls_adicionales: toJson(urls_adicionales),
      created_at: ahora,
    })
    .execute();
}
