/** What a record takes of the one that is merged into it. */
import { messages } from '../../../contract/calls/messages.ts';
import { boundColumns, isChoice } from '../../../contract/entities/fusion.ts';
import { draftPartOf } from '../../../contract/resources/drafts.ts';
import { type MergedResource, partsOf, uploadOf } from '../../../contract/resources/resources.ts';
import { columnOf } from '../../database/unchecked.ts';
import { invalidFieldError } from '../../errors/httpError.ts';
import type { RowState } from '../auditLog/movement.ts';
import type { ServerParts } from '../parts/serverResource.ts';
import { toBody } from '../reversal/currentRules.ts';
import { isBookkeeping } from '../reversal/rowState.ts';

const isOwn = (field: string): boolean =>
  field === 'id' || field === 'origen' || field.startsWith('created_') || isBookkeeping(field);

export interface TakenFields {
  /** as a form sends them */
  fields: Readonly<Record<string, unknown>>;
  /** the columns of the file, and those that go with the fields */
  columns: Readonly<Record<string, unknown>>;
}

/** @param campos names of fields of the form @throws {HttpError} 422 */
export function takenFields(
  recurso: MergedResource,
  parts: ServerParts,
  other: RowState,
  campos: readonly string[],
): TakenFields {
  const file = uploadOf(recurso)?.column;
  const fileField = draftPartOf(recurso).file?.field;
  const isTaken = (field: string): boolean => isChoice(recurso, field) && !isOwn(field) && field !== file;
  const values = new Map(Object.entries(toBody(recurso, other, other, parts)).filter(([field]) => isTaken(field)));
  const fields: Record<string, unknown> = {};
  const columns: string[] = [];
  for (const campo of campos) {
    if (campo === fileField && file !== undefined) {
      columns.push(file, ...(partsOf(recurso).fileColumns?.[file]?.readers ?? []));
    } else if (values.has(campo)) {
      fields[campo] = values.get(campo);
    } else {
      throw invalidFieldError('campos', messages.historia.notMergedField(campo));
    }
  }
  const bound = boundColumns(recurso);
  for (const column of [...columns, ...Object.keys(fields)]) columns.push(...(bound[column] ?? []));
  return { fields, columns: Object.fromEntries(columns.map((column) => [column, columnOf(other, column)])) };
}

/** Of the row of a file that each comes from, the one that stays keeps its own. */
export const takenOrigen = (recurso: MergedResource, staying: RowState, other: RowState): object =>
  partsOf(recurso).keepsOrigen ? { origen: staying.origen ?? other.origen } : {};
