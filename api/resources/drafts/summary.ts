import type { DraftResource } from '../../../contract/resources/drafts.ts';
import type { Row } from '../../database/tables.ts';

/** The columns of a summary: the values and the base of a draft have up to 200 kB each. */
export const SUMMARY_COLUMNS = [
  'id',
  'recurso',
  'recurso_id',
  'nombre',
  'version',
  'created_at',
  'created_by',
  'updated_at',
  'updated_by',
] as const satisfies (keyof Row<'borradores'>)[];

/** A draft without its values. */
export function toSummary(row: Pick<Row<'borradores'>, (typeof SUMMARY_COLUMNS)[number]>) {
  const { id, recurso_id, nombre, version, created_at, created_by, updated_at, updated_by } = row;
  return {
    id,
    recurso: row.recurso as DraftResource,
    recurso_id,
    nombre,
    version,
    created_at,
    created_by,
    updated_at,
    updated_by: updated_by || created_by,
  };
}
