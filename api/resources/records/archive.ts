import type { RecordKind } from '../../../contract/resources/resources.ts';
import type { Acciones } from '../../../contract/values/acciones.ts';
import type { Trx } from '../../database/open.ts';
import { recordRow, recordTable } from '../../database/unchecked.ts';
import type { Movement } from '../auditLog/movement.ts';
import type { ServerParts } from '../parts/serverResource.ts';
import { findRecord } from './records.ts';
import { clearReferences } from './references.ts';

export type Archivable = Pick<ServerParts, 'removeLinks'>;

/**
 * Takes a record and its links out of their tables; the movimientos keep them for the trash (docs/decisions/0024).
 * @throws {HttpError} 404
 */
export async function archive(
  trx: Trx,
  recurso: RecordKind,
  { removeLinks }: Archivable,
  id: number,
  accion: Acciones,
): Promise<Movement[]> {
  const antes = recordRow(await findRecord(trx, recurso, id));
  const links = [...((await removeLinks?.(trx, id)) ?? []), ...(await clearReferences(trx, recurso, id))];
  await trx.deleteFrom(recordTable(recurso)).where('id', '=', id).execute();
  return [...links, { recurso, recordId: id, accion, antes, despues: null }];
}
