import { TEXT_TABLES, textFilesOf } from '../../database/fileColumns.ts';
import type { Trx } from '../../database/open.ts';
import { storedTextFiles } from '../html/storedFiles.ts';
import { inBatches, textLength } from './inBatches.ts';
import type { Movement } from './movement.ts';

/** Movimientos whose texts are searched at a time, and names of one statement. */
const BATCH = 200;

const filesNamedBy = (tabla: string, row: object | null): string[] =>
  row === null ? [] : textFilesOf(tabla, { ...row });

/** Stores which files the texts of written records and drafts name. */
export async function storeFileUses(trx: Trx, movimientos: readonly Movement[]): Promise<void> {
  const written = movimientos.filter(({ recurso, tabla }) => tabla === undefined && TEXT_TABLES.includes(recurso));
  const lengthOf = ({ antes, despues }: Movement): number => textLength(antes) + textLength(despues);
  for await (const batch of inBatches(written, BATCH, lengthOf)) {
    for (const { recurso, recordId, antes, despues } of batch) {
      const [former, present] = [filesNamedBy(recurso, antes), filesNamedBy(recurso, despues)];
      if (former.join() !== present.join()) await replaceUses(trx, recurso, recordId, present);
    }
  }
}

/** A draft may name files that are not stored, and thousands of them. */
async function replaceUses(trx: Trx, tabla: string, registro_id: number, files: readonly string[]): Promise<void> {
  await trx.deleteFrom('usos_archivos').where('tabla', '=', tabla).where('registro_id', '=', registro_id).execute();
  for await (const some of inBatches(await storedTextFiles(trx, files), BATCH)) {
    const uses = some.map((archivo) => ({ archivo, tabla, registro_id }));
    await trx.insertInto('usos_archivos').values(uses).execute();
  }
}

/** Deletes the uses of drafts that are deleted without movimientos. */
export async function deleteDraftUses(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx.deleteFrom('usos_archivos').where('tabla', '=', 'borradores').where('registro_id', 'in', ids).execute();
}
