import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { messages } from '../../../contract/calls/messages.ts';
import { OPERATION_HEADER } from '../../../contract/calls/requestHeaders.ts';
import { operacion } from '../../../contract/entities/history.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import type { Trx } from '../../database/open.ts';
import { HttpError } from '../../errors/httpError.ts';

const sentOperation = ({ headers }: FastifyRequest) => headers[OPERATION_HEADER.toLowerCase()];

const refused = () => new HttpError(400, messages.requests.invalidOperation);

/** @throws {HttpError} 400 if the client sends something else than a UUID */
export function operationOf(request: FastifyRequest): string {
  const sent = sentOperation(request);
  if (sent === undefined) return randomUUID();
  const { data } = operacion.safeParse(sent);
  if (data === undefined) throw refused();
  return data.toLowerCase();
}

/** @throws {HttpError} 400 if the client sends the id of another user's operation, 422 for that of an import or of its undo */
export async function demandOwnOperation(
  trx: Trx,
  request: FastifyRequest,
  staff: StaffMember,
  id: string,
): Promise<void> {
  if (sentOperation(request) === undefined) return;
  const others = await trx
    .selectFrom('movimientos')
    .where('operacion', '=', id)
    .where((where) =>
      where.or([
        where('usuario_id', 'is', null),
        where('usuario_id', '<>', staff.id),
        where('importacion', '=', 1),
        where('recurso', '=', 'importaciones'),
      ]),
    )
    .select('usuario_id')
    .distinct()
    .execute();
  if (others.some(({ usuario_id }) => usuario_id !== staff.id)) throw refused();
  if (others.length > 0) throw new HttpError(422, messages.requests.operationOfImport);
}
