import { messages } from '../../../contract/calls/messages.ts';
import { IMPORT_ROW_MAX } from '../../../contract/values/imports.ts';
import type { Database } from '../../database/open.ts';
import { invalidFieldError } from '../../errors/httpError.ts';
import { inBatches, textLength } from '../auditLog/inBatches.ts';
import type { RowsChange } from '../calls/services.ts';
import type { ServerResources } from '../parts/serverResource.ts';
import { type ReviewedRow, type RowChoices, subjectOf } from './stored/rows.ts';
import { readChoices } from './stored/stagedRows.ts';
import { demandFields } from './values/columns.ts';

/** @throws {HttpError} 422 for more text than a row may have */
function demandLength({ celdas = {} }: RowChoices): void {
  if (textLength(celdas) > IMPORT_ROW_MAX) throw invalidFieldError('celdas', messages.importaciones.rowTooLong);
}

function choicesAfter(
  before: RowChoices,
  { incluida, decision, celdas, tomar }: RowsChange,
  sobre: string,
): RowChoices {
  return {
    ...before,
    ...(incluida !== undefined && { incluida }),
    ...(decision !== undefined && { decision, sobre }),
    ...(tomar !== undefined && { tomar }),
    ...(celdas !== undefined && { celdas: { ...before.celdas, ...celdas } }),
  };
}

/** Rows whose choices are read and stored at a time. */
const ROWS = 50;

/** Stores what staff chose for some rows. Call it in a transaction. @throws {HttpError} 422 if one does not exist */
export async function changeRows(
  db: Database,
  resources: ServerResources,
  id: number,
  change: RowsChange,
  rows: readonly ReviewedRow[],
): Promise<void> {
  const { numeros, celdas, tomar } = change;
  const isOfOne = celdas !== undefined || tomar !== undefined;
  if (isOfOne && numeros?.length !== 1) throw invalidFieldError('numeros', messages.importaciones.oneRow);
  if (numeros !== undefined && rows.length < new Set(numeros).size)
    throw invalidFieldError('numeros', messages.importaciones.noSuchRow);
  const [first] = rows;
  if (first !== undefined) demandFields(resources, first.recurso, 'celdas', Object.keys(celdas ?? {}));
  for await (const batch of inBatches(rows, ROWS)) {
    const before = await readChoices(db, id, batch);
    const choices = batch.map(({ numero, lectura: { texto = '' }, result }) => {
      const after = choicesAfter(before.get(numero) ?? {}, change, subjectOf(result));
      demandLength(after);
      return { importacion_id: id, numero, texto, elecciones: JSON.stringify(after) };
    });
    await db
      .insertInto('importacion_elecciones')
      .values(choices)
      .onConflict((conflict) =>
        conflict
          .columns(['importacion_id', 'numero'])
          .doUpdateSet(({ ref }) => ({ elecciones: ref('excluded.elecciones') })),
      )
      .execute();
  }
}
