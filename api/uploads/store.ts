import type { Trx } from '../database/open.ts';
import type { PreparedFile } from './prepare.ts';

/** Keeps a prepared file beside its record, in the same transaction (docs/decisions/0003). */
export async function storeFile(trx: Trx, { nombre, tipo, variants }: PreparedFile): Promise<string> {
  for (const { ancho, bytes } of variants) {
    await trx.insertInto('imagenes').values({ nombre, ancho, tipo, bytes }).execute();
  }
  return nombre;
}

/** Forgets a file that no record points at any more. */
export async function deleteFile(trx: Trx, nombre: string | null): Promise<void> {
  if (nombre !== null) await trx.deleteFrom('imagenes').where('nombre', '=', nombre).execute();
}
