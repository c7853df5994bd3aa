import { sql } from 'kysely';
import type { z } from 'zod';
import { messages } from '../../../contract/calls/messages.ts';
import type { importRowsChange } from '../../../contract/entities/import.ts';
import { IMPORT_ROW_MAX } from '../../../contract/values/imports.ts';
import type { Database } from '../../database/open.ts';
import { invalidFieldError } from '../../errors/httpError.ts';
import { inBatches, textLength } from '../auditLog/inBatches.ts';
import type { Subject } from '../calls/services.ts';
import type { ServerResources } from '../parts/serverResource.ts';
import type { RowChoices } from './stored/rows.ts';
import { readChoices } from './stored/stagedRows.ts';
import { demandFields } from './values/columns.ts';

/** @throws {HttpError} 422 for more text than a row may have */
function demandLength({ celdas = {} }: RowChoices): void {
  if (textLength(celdas) > IMPORT_ROW_MAX) throw invalidFieldError('celdas', messages.importaciones.rowTooLong);
}

type RowsChange = z.output<typeof importRowsChange>;

function choicesAfter(
  before: RowChoices,
  { incluida, decision, celdas, tomar }: RowsChange,
  { sobre }: Subject,
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
const ROWS = 200;

/** Bytes of the choices of each row that has some. */
async function chosenBytes(db: Database, id: number): Promise<Map<number, number>> {
  const chosen = db.selectFrom('importacion_elecciones').where('importacion_id', '=', id);
  const rows = await chosen.select(['numero', sql<number>`octet_length(elecciones)`.as('bytes')]).execute();
  return new Map(rows.map(({ numero, bytes }) => [numero, Number(bytes)]));
}

/** Stores what staff chose for some rows. Call it in a transaction. @param subjects the rows @throws {HttpError} 422 if one does not exist */
export async function changeRows(
  db: Database,
  resources: ServerResources,
  id: number,
  change: RowsChange,
  subjects: readonly Subject[],
): Promise<void> {
  const { numeros, celdas, tomar } = change;
  const isOfOne = celdas !== undefined || tomar !== undefined;
  if (isOfOne && numeros?.length !== 1) throw invalidFieldError('numeros', messages.importaciones.oneRow);
  if (numeros !== undefined && subjects.length < new Set(numeros).size)
    throw invalidFieldError('numeros', messages.importaciones.noSuchRow);
  const [first] = subjects;
  if (first !== undefined) demandFields(resources, first.recurso, 'celdas', Object.keys(celdas ?? {}));
  const bytes = await chosenBytes(db, id);
  for await (const batch of inBatches(subjects, ROWS, ({ numero }) => bytes.get(numero) ?? 0)) {
    const before = await readChoices(db, id, batch);
    const choices = batch.map((subject) => {
      const after = choicesAfter(before.get(subject.numero) ?? {}, change, subject);
      demandLength(after);
      const { numero, texto } = subject;
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
