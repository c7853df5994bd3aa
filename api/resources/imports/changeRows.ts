import type { z } from 'zod';
import { messages } from '../../../contract/calls/messages.ts';
import type { importRowsChange } from '../../../contract/entities/import.ts';
import type { ImportedResource } from '../../../contract/resources/resources.ts';
import { IMPORT_ROW_MAX } from '../../../contract/values/imports.ts';
import type { Database } from '../../database/open.ts';
import { invalidFieldError } from '../../errors/httpError.ts';
import { textLength } from '../auditLog/inBatches.ts';
import type { ServerResources } from '../parts/serverResource.ts';
import { demandFields } from './columns.ts';
import { type RowChoices, subjectOf } from './rows.ts';
import { readStored, resultOf, rowNumbers, type StoredRow } from './stagedRows.ts';

/** @throws {HttpError} 422 for more text than a row may have */
function demandLength({ celdas = {} }: RowChoices): void {
  if (textLength(celdas) > IMPORT_ROW_MAX) throw invalidFieldError('celdas', messages.importaciones.rowTooLong);
}

type RowsChange = z.output<typeof importRowsChange>;

/** @param stored the row as staff saw it, with its result for a decision, which is about the record beside it */
function choicesAfter(
  { elecciones, resultado }: Pick<StoredRow, 'elecciones' | 'resultado'>,
  { incluida, decision, celdas, tomar }: RowsChange,
): RowChoices {
  const before: RowChoices = JSON.parse(elecciones);
  return {
    ...before,
    ...(incluida !== undefined && { incluida }),
    ...(decision !== undefined && { decision, sobre: subjectOf(resultOf({ resultado })) }),
    ...(tomar !== undefined && { tomar }),
    ...(celdas !== undefined && { celdas: { ...before.celdas, ...celdas } }),
  };
}

/** Stores what staff chose for some rows, or for all of a state and kind. Call it in a transaction. @throws {HttpError} 422 if a row does not exist */
export async function changeRows(
  db: Database,
  resources: ServerResources,
  id: number,
  change: RowsChange,
): Promise<void> {
  const { numeros, estado, recurso, celdas, tomar } = change;
  const isOfOne = celdas !== undefined || tomar !== undefined;
  if (isOfOne && numeros?.length !== 1) throw invalidFieldError('numeros', messages.importaciones.oneRow);
  let found = 0;
  const chosen = rowNumbers(db, id, (query) =>
    query
      .$if(numeros !== undefined, (query) => query.where('numero', 'in', numeros ?? []))
      .$if(estado !== undefined, (query) => query.where('estado', '=', estado ?? ''))
      .$if(recurso !== undefined, (query) => query.where('recurso', '=', recurso ?? '')),
  );
  for await (const numbers of chosen) {
    const rows = await readStored(db, id, numbers);
    found += rows.length;
    const [first] = rows;
    if (first !== undefined)
      demandFields(resources, first.recurso as ImportedResource, 'celdas', Object.keys(celdas ?? {}));
    const choices = rows.map((row) => {
      const after = choicesAfter(row, change);
      demandLength(after);
      return { importacion_id: id, numero: row.numero, elecciones: JSON.stringify(after) };
    });
    if (choices.length === 0) continue;
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
  if (numeros !== undefined && found < new Set(numeros).size)
    throw invalidFieldError('numeros', messages.importaciones.noSuchRow);
}
