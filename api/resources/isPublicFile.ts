import { sql } from 'kysely';
import { FILE_FIELDS } from '../../contract/identidad.ts';
import type { Database } from '../database/open.ts';
import { publicRows } from './isPublic.ts';

/** True if a public record uses the picture or video. A replaced file that only a version names is not public. */
export async function isPublicFile(db: Database, nombre: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ shown: number | boolean }>`
    select exists (select 1 from integrantes where nombre_imagen = ${nombre} and ${publicRows('integrantes', now)})
      or exists (select 1 from convenios where logo = ${nombre} and ${publicRows('convenios', now)})
      or exists (select 1 from identidad where ${nombre} in (${sql.join(FILE_FIELDS.map((field) => sql.ref(field)))})
        or temas like ${`%${nombre}%`})
      or exists (select 1 from lineas where imagen = ${nombre} and retirada = 0)
      or exists (select 1 from inicio where url_img_pilares like ${`%/${nombre}%`}) as shown`.execute(db);
  return Boolean(rows[0]?.shown);
}
