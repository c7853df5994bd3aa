import type { RecordKind } from '../../../contract/resources/resources.ts';
import type { Database } from '../../database/open.ts';

/** The ids of the operations that changed a record, as a subquery. */
export const operationsOf = (db: Database, recurso: RecordKind, id: number) =>
  db
    .selectFrom('movimientos')
    .where('recurso', '=', recurso)
    .where('recurso_id', '=', id)
    .where('operacion', '<>', '')
    .select('operacion');
