/** What a record takes of the one that is merged into it. */
import { messages } from '../../../contract/calls/messages.ts';
import { isStaffField } from '../../../contract/entities/fusion.ts';
import { draftPartOf } from '../../../contract/resources/drafts.ts';
import { type MergedResource, partsOf, uploadOf } from '../../../contract/resources/resources.ts';
import { columnOf } from '../../database/unchecked.ts';
import { invalidFieldError } from '../../errors/httpError.ts';
import type { RowState } from '../auditLog/movement.ts';
import type { ServerParts } from '../parts/serverResource.ts';
import { toBody } from '../reversal/currentRules.ts';
import { isBookkeeping } from '../reversal/rowState.ts';

/** The columns of a record's file and of what is no choice of its own, and those that say who may read it. */
function fileColumnsOf(recurso: MergedResource): { own: readonly string[]; readers: readonly string[] } {
  const upload = uploadOf(recurso);
  if (upload === undefined) return { own: [], readers: [] };
  const { column, kind, text } = upload;
  return {
    own: [column, ...(kind === 'pdf' ? [`${column}_bytes`] : []), ...(text === undefined ? [] : [text])],
    readers: partsOf(recurso).fileColumns?.[column]?.readers ?? [],
  };
}

const isOwn = (field: string): boolean =>
  field === 'id' || field === 'origen' || field.startsWith('created_') || isBookkeeping(field);

export interface TakenFields {
  /** as a form sends them */
  fields: Readonly<Record<string, unknown>>;
  /** the columns of the file, if that is taken */
  file: Readonly<Record<string, unknown>>;
}

/** @param campos names of fields of the form @throws {HttpError} 422 */
export function takenFields(
  recurso: MergedResource,
  parts: ServerParts,
  other: RowState,
  campos: readonly string[],
): TakenFields {
  const { own, readers } = fileColumnsOf(recurso);
  const fileField = draftPartOf(recurso).file?.field;
  const isTaken = (field: string): boolean => isStaffField(recurso, field) && !isOwn(field) && !own.includes(field);
  const values = new Map(Object.entries(toBody(recurso, other, other, parts)).filter(([field]) => isTaken(field)));
  const fields: Record<string, unknown> = {};
  for (const campo of campos) {
    if (campo === fileField) continue;
    if (!values.has(campo)) throw invalidFieldError('campos', messages.historia.notMergedField(campo));
    fields[campo] = values.get(campo);
  }
  const takesFile = fileField !== undefined && campos.includes(fileField);
  const file = Object.fromEntries(
    takesFile ? [...own, ...readers].map((column) => [column, columnOf(other, column)]) : [],
  );
  return { fields, file };
}

/** Of the row of a file that each comes from, the one that stays keeps its own. */
export const takenOrigen = (recurso: MergedResource, staying: RowState, other: RowState): object =>
  partsOf(recurso).keepsOrigen ? { origen: staying.origen ?? other.origen } : {};
