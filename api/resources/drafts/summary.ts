import type { DraftResource } from '../../../contract/resources/drafts.ts';
import type { Row } from '../../database/tables.ts';

/** A draft without its values. */
export function toSummary(row: Row<'borradores'>) {
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
