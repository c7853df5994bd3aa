import { messages } from '../../contract/calls/messages.ts';
import { messageOf } from '../../contract/values/tolerant.ts';
import type { Context } from '../core/adapter.ts';

/** A row that was changed again after the operation: what the operation left, and what there is now. */
export interface UndoConflict {
  recurso: string;
  recurso_id: number;
  esperado: Readonly<Record<string, unknown>> | null;
  actual: Readonly<Record<string, unknown>> | null;
}

/** @throws {HttpError} 409; its body has the conflicts as `actual.conflictos` */
export const undo = async ({ call }: Context, operacion: string): Promise<string> =>
  messageOf(await call('undo', { body: { operacion } })) ?? messages.historia.undone;

/** @throws {HttpError} 409 if the record has another version; 422 with the fields that today's rules refuse */
export const restoreVersion = async (
  { call }: Context,
  body: { movimiento: number; version?: number | undefined },
): Promise<string> => messageOf(await call('restoreVersion', { body })) ?? messages.historia.restored;
