import type { z } from 'zod';
import type { EndpointName } from '../../../contract/calls/endpoints.ts';
import { type CallSchemas, schemas } from '../../../contract/calls/schemas.ts';
import { partsOf } from '../../../contract/resources/resources.ts';
import { HttpError } from '../../errors/httpError.ts';
import type { RowState } from '../auditLog/movement.ts';
import { type ServerParts, type ServerResources, serverPartsOf } from '../parts/serverResource.ts';
import { demandNoError } from '../records/records.ts';
import { demandOrder } from '../visibility/schedule.ts';

/** The rules of the form that staff edit a record with; undefined for another table. */
export function rulesOf(tabla: string, { changes }: ServerParts): z.ZodType | undefined {
  const call = partsOf(tabla).calls?.update as EndpointName | undefined;
  return changes ?? (call && (schemas[call] as CallSchemas).body);
}

/** The values of a stored row as a form sends them. */
export function toBody(
  tabla: string,
  row: RowState,
  current: RowState,
  { formOf, listColumns = [] }: ServerParts,
): object {
  if (formOf !== undefined) return formOf(row, current);
  const { fieldNames = {} } = partsOf(tabla);
  const body: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(row))
    body[fieldNames[column] ?? column] = listColumns.includes(column) ? JSON.parse(String(value)) : value;
  body.version = undefined;
  return body;
}

/** True if a stored row would keep the rules over more than one field. */
export const keepsRules = (resources: ServerResources, tabla: string, row: RowState): boolean =>
  !serverPartsOf(resources, tabla).errorOf?.(row as never);

/** The rules over more than one field, which also hold for the stored row. @throws {HttpError} 422 */
export function demandRules(resources: ServerResources, tabla: string, row: RowState): void {
  demandNoError(serverPartsOf(resources, tabla).errorOf?.(row as never));
  demandOrder({ publicar_desde: '', publicar_hasta: '', ...row });
}

/**
 * @param current the stored record
 * @throws {HttpError} 422 with a message for each field of an earlier version that today's rules refuse
 */
export function demandCurrentRules(resources: ServerResources, tabla: string, row: RowState, current: RowState): void {
  const parts = serverPartsOf(resources, tabla);
  const result = rulesOf(tabla, parts)?.safeParse(toBody(tabla, row, current, parts));
  if (result !== undefined && !result.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of result.error.issues) errors[String(path[0] ?? '')] ??= message;
    throw new HttpError(422, Object.values(errors)[0] ?? '', { errors });
  }
  demandRules(resources, tabla, row);
}
