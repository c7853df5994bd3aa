import { sql } from 'kysely';
import { FILE_FIELDS } from '../../contract/identidad.ts';
import type { Database } from '../database/open.ts';
import { publicRows } from './isPublic.ts';

/** True if a record that visitors may see has the picture, or the hero's video. A replaced one, which a version may keep, is of no record. */
export async function isPublicPicture(db: Database, nombre: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ shown: number | boolean }>`
    select exists (select 1 from integrantes where nombre_imagen = ${nombre} and ${publicRows('integrantes', now)})
      or exists (select 1 from convenios where logo = ${nombre} and ${publicRows('convenios', now)})
      or exists (select 1 from identidad where ${nombre} in (${sql.join(FILE_FIELDS.map((field) => sql.ref(field)))})
        or temas like ${`%${nombre}%`})
      or exists (select 1 from lineas where imagen = ${nombre} and retirada = 0)
      or exists (select 1 from inicio where url_img_pilares like ${`%/${nombre}%`}) as shown`.execute(db);
  return Boolean(rows[0]?.shown);
}
