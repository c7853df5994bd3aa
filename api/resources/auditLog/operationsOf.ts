import type { RecordKind } from '../../../contract/resources/resources.ts';
import type { Database } from '../../database/open.ts';

/** The ids of the operations that changed a record or a draft, as a subquery. */
export const operationsOf = (db: Database, recurso: RecordKind | 'borradores', id: number) =>
  db
    .selectFrom('movimientos')
    .where('recurso', '=', recurso)
    .where('recurso_id', '=', id)
    .where('operacion', '<>', '')
    .select('operacion');
