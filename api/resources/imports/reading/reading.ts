/** Stores what was read of a file. */
import { messages } from '../../../../contract/calls/messages.ts';
import { STAGED_MAX_CHARACTERS } from '../../../../contract/values/imports.ts';
import type { Database } from '../../../database/open.ts';
import { conflictError } from '../../../errors/httpError.ts';
import { formatNumber } from '../../../imports/read/refusals.ts';
import { inBatches } from '../../auditLog/inBatches.ts';
import { deleteRows, deleteStaleChoices, forgetRows, lengthOf, storeRows } from '../stored/stagedRows.ts';
import type { ImportRecord } from '../stored/staging.ts';
import type { ReadImport } from './readRows.ts';

/** Rows that are measured at a time. */
const MEASURED = 500;

/** Counts the characters of an import. The rows of the oldest applied imports make room for it. @throws {HttpError} 409 without room */
async function takeRoom(db: Database, id: number, caracteres: number): Promise<void> {
  const others = db.selectFrom('importaciones').where('id', '<>', id);
  for (;;) {
    const { total } = await others
      .select(({ fn }) => fn.sum<number | null>('caracteres').as('total'))
      .executeTakeFirstOrThrow();
    if (Number(total ?? 0) + caracteres <= STAGED_MAX_CHARACTERS) break;
    const oldest = await others
      .where('estado', 'in', ['importada', 'deshecha'])
      .where('caracteres', '>', 0)
      .orderBy('updated_at')
      .select('id')
      .executeTakeFirst();
    if (oldest === undefined)
      throw conflictError(messages.importaciones.tooManyCharacters(formatNumber(STAGED_MAX_CHARACTERS)));
    await forgetRows(db, oldest.id);
  }
  await db.updateTable('importaciones').set({ caracteres }).where('id', '=', id).execute();
}

const staleText = (count: number): string =>
  count === 1
    ? 'Se olvidó lo corregido o decidido en 1 fila: su texto cambió al leer de nuevo el archivo.'
    : `Se olvidó lo corregido o decidido en ${count} filas: su texto cambió al leer de nuevo el archivo.`;

/** @throws {HttpError} 409 if somebody cancelled the reading, or without room */
export async function storeReading(
  db: Database,
  { id, version }: Pick<ImportRecord, 'id' | 'version'>,
  { rows, options, content }: ReadImport,
): Promise<void> {
  const reading = db.selectFrom('importaciones').where('id', '=', id).where('estado', '=', 'leyendo');
  const demandReading = async () => {
    if ((await reading.where('version', '=', version).select('id').executeTakeFirst()) === undefined)
      throw conflictError(messages.importaciones.cancelled);
  };
  await demandReading();
  let characters = JSON.stringify(content).length;
  for await (const some of inBatches(rows, MEASURED)) for (const row of some) characters += lengthOf(row);
  await takeRoom(db, id, characters);
  await storeRows(db, id, rows);
  const stale = await deleteStaleChoices(db, id, rows);
  await deleteRows(db, id, new Set(rows.map(({ numero }) => numero)));
  const avisos = stale === 0 ? content.avisos : [...content.avisos, staleText(stale)];
  const { numUpdatedRows } = await db
    .updateTable('importaciones')
    .set({
      estado: 'por_revisar',
      problema: '',
      formato: options.formato,
      opciones: JSON.stringify(options),
      contenido: JSON.stringify({ ...content, avisos }),
      updated_at: new Date().toISOString(),
    })
    .where('id', '=', id)
    .where('estado', '=', 'leyendo')
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw conflictError(messages.importaciones.cancelled);
}
