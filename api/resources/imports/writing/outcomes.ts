/** What became of the rows of an applied import. */
import { messages } from '../../../../contract/calls/messages.ts';
import { ROW_STATES, type RowState } from '../../../../contract/entities/import.ts';
import type { Trx } from '../../../database/open.ts';
import { conflictError } from '../../../errors/httpError.ts';
import { inBatches } from '../../auditLog/inBatches.ts';
import type { ReviewedRow, RowResult } from '../stored/rows.ts';
import { countRows, findImport } from '../stored/staging.ts';
import type { Written } from './apply.ts';

/** What was made of a row; else the state of a row that was not written. */
type Destino = 'creado' | 'cambiado' | 'borrador' | RowState;

/** The states of the rows that were written. */
const WRITTEN: Readonly<Record<string, RowState>> = { creado: 'nuevo', cambiado: 'cambia', borrador: 'nuevo' };

function destinoOf({ incluida, borrador, estado }: RowResult): Destino {
  if (!incluida) return estado;
  if (borrador) return 'borrador';
  return estado === 'cambia' ? 'cambiado' : 'creado';
}

/** What a list of rows shows. */
export const shownOutcome = (destino: string) => ({
  estado: WRITTEN[destino] ?? ROW_STATES.find((each) => each === destino) ?? 'igual',
  incluida: WRITTEN[destino] !== undefined,
  borrador: destino === 'borrador',
});

/** The outcomes that are shown as a state. */
export const outcomesOf = (estado: RowState): string[] => [
  estado,
  ...Object.keys(WRITTEN).filter((destino) => WRITTEN[destino] === estado),
];

/** Rows of one statement. */
const ROWS = 200;

/** Gives an import its new state. Nobody has changed it since it was reviewed. @returns the name of its file @throws {HttpError} 409 */
export async function markApplied(
  trx: Trx,
  { id, version, operacion }: { id: number; version: number; operacion: string },
): Promise<string> {
  const applied = { estado: 'importada', operacion, problema: '', updated_at: new Date().toISOString() };
  const marked = await trx
    .updateTable('importaciones')
    .set({ ...applied, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('estado', '=', 'por_revisar')
    .returning('nombre')
    .executeTakeFirst();
  if (marked !== undefined) return marked.nombre;
  const { estado } = await findImport(trx, id);
  throw conflictError(estado === 'por_revisar' ? messages.importaciones.stale : messages.importaciones.notOpen);
}

/** Stores what became of each row, and the numbers of all. */
export async function storeOutcomes(
  trx: Trx,
  id: number,
  rows: readonly ReviewedRow[],
  written: Written,
): Promise<void> {
  const outcomes = rows.map(({ numero, result }) => {
    const registro_id = written.ids.get(numero) ?? result.registro?.id ?? null;
    const isDraft = result.incluida ? result.borrador : (result.registro?.borrador ?? false);
    return { importacion_id: id, numero, destino: destinoOf(result), registro_id, es_borrador: isDraft ? 1 : 0 };
  });
  for await (const batch of inBatches(outcomes, ROWS))
    await trx.insertInto('importacion_destinos').values(batch).execute();
  await storeTotals(trx, id, rows, written);
}

export async function storeTotals(
  trx: Trx,
  id: number,
  rows: readonly ReviewedRow[],
  { creados, cambiados, borradores }: Written,
): Promise<void> {
  const resumen = JSON.stringify({ por_recurso: countRows(rows), resultado: { creados, cambiados, borradores } });
  await trx.updateTable('importaciones').set({ resumen }).where('id', '=', id).execute();
}
