import { partsOf } from '../../../contract/resources/resources.ts';
import { HttpError, invalidFieldError } from '../../errors/httpError.ts';
import type { RowState } from '../auditLog/loggedChange.ts';
import { type ServerParts, type ServerResources, serverPartsOf } from '../parts/serverResource.ts';
import { demandOrder } from '../visibility/schedule.ts';

/** The values of a stored row as a form sends them. */
export function toBody(
  tabla: string,
  row: RowState,
  current: RowState,
  { formOf, listColumns = [] }: Partial<ServerParts>,
): object {
  if (formOf !== undefined) return formOf(row, current);
  const { fieldNames = {} } = partsOf(tabla);
  const fields = Object.entries(row).map(([column, value]) => [
    fieldNames[column] ?? column,
    (listColumns as readonly string[]).includes(column) ? JSON.parse(String(value)) : value,
  ]);
  return { ...Object.fromEntries(fields), version: undefined };
}

/** The rules over more than one field, which also hold for the stored row. @throws {HttpError} 422 */
export function demandRules(resources: ServerResources, tabla: string, row: RowState): void {
  const error = serverPartsOf(resources, tabla).errorOf?.(row as never) ?? null;
  if (error !== null) throw invalidFieldError(...error);
  demandOrder({ publicar_desde: '', publicar_hasta: '', ...row });
}

/**
 * @param current the stored record
 * @throws {HttpError} 422 with a message for each field of an earlier version that today's rules refuse
 */
export function demandCurrentRules(resources: ServerResources, tabla: string, row: RowState, current: RowState): void {
  const parts = serverPartsOf(resources, tabla);
  const result = parts.changes?.safeParse(toBody(tabla, row, current, parts));
  if (result !== undefined && !result.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of result.error.issues) errors[String(path[0] ?? '')] ??= message;
    throw new HttpError(422, Object.values(errors)[0] ?? '', { errors });
  }
  demandRules(resources, tabla, row);
}
