import { sql } from 'kysely';
import type { Database, Trx } from '../database/open.ts';
import type { PreparedFile } from './prepare.ts';

/** Stores the file in the record's transaction (docs/decisions/0003) and returns its name. */
export async function storeFile(trx: Trx, { nombre, tipo, variants }: PreparedFile): Promise<string> {
  for (const { width, bytes } of variants) {
    await trx.insertInto('imagenes').values({ nombre, ancho: width, tipo, bytes }).execute();
  }
  return nombre;
}

/** Stores a file that texts may name. @param sent by whom and when */
export async function storeTextFile(
  trx: Trx,
  file: PreparedFile,
  sent: { created_at: string; created_by: string },
): Promise<string> {
  const nombre = await storeFile(trx, file);
  await trx
    .insertInto('archivos')
    .values({ nombre, ...sent })
    .execute();
  return nombre;
}

export async function deleteFile(trx: Trx, nombre: string | null): Promise<void> {
  if (nombre !== null) await trx.deleteFrom('imagenes').where('nombre', '=', nombre).execute();
}

/** The smallest variant of at least `ancho` pixels, else the largest; undefined if there is no such file. */
export async function findFile(db: Database, nombre: string, ancho: number | undefined) {
  const variants = await db
    .selectFrom('imagenes')
    .where('nombre', '=', nombre)
    .select('ancho')
    .orderBy('ancho')
    .execute();
  const variant = variants.find((candidate) => ancho !== undefined && candidate.ancho >= ancho) ?? variants.at(-1);
  if (variant === undefined) return undefined;
  return db
    .selectFrom('imagenes')
    .where('nombre', '=', nombre)
    .where('ancho', '=', variant.ancho)
    .select(['tipo', 'bytes'])
    .executeTakeFirst();
}

/** Bytes of a file that has one variant; 0 without the file. */
export async function fileSize(db: Database, nombre: string): Promise<number> {
  const row = await db
    .selectFrom('imagenes')
    .where('nombre', '=', nombre)
    .select(sql<number>`length(bytes)`.as('bytes'))
    .executeTakeFirst();
  return row?.bytes ?? 0;
}
