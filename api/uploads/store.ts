import type { Trx } from '../database/open.ts';
import type { PreparedFile } from './prepare.ts';

/** Stores the file in the record's transaction (docs/decisions/0003) and returns its name. */
export async function storeFile(trx: Trx, { nombre, tipo, variants }: PreparedFile): Promise<string> {
  for (const { width, bytes } of variants) {
    await trx.insertInto('imagenes').values({ nombre, ancho: width, tipo, bytes }).execute();
  }
  return nombre;
}

export async function deleteFile(trx: Trx, nombre: string | null): Promise<void> {
  if (nombre !== null) await trx.deleteFrom('imagenes').where('nombre', '=', nombre).execute();
}
