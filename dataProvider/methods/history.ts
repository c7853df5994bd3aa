import { messages } from '../../contract/calls/messages.ts';
import { messageOf } from '../../contract/values/tolerant.ts';
import type { Access } from '../core/access.ts';
import type { RequestOptions } from '../core/context.ts';
import { type MovementsQuery, readMovements } from '../resources/movements.ts';

/** A row that was changed again after the operation: what the operation left, and what there is now. */
export interface UndoConflict {
  recurso: string;
  recurso_id: number;
  esperado: Readonly<Record<string, unknown>> | null;
  actual: Readonly<Record<string, unknown>> | null;
}

/** The movimientos of records, and what takes changes back. */
export const historyMethods = ({ contextOf, write }: Access) => ({
  /**
   * Takes back an operation. @returns the server's message
   * @throws {HttpError} 409; its body has the conflicts as `actual.conflictos`
   */
  async undo(operacion: string) {
    const answer = await write((requests) => contextOf(requests).call('undo', { body: { operacion } }));
    return messageOf(answer) ?? messages.historia.undone;
  },

  /**
   * Writes an earlier version of a record as a new one. @returns the server's message
   * @throws {HttpError} 409 if the record has another version; 422 with the fields that today's rules refuse
   */
  async restoreVersion(body: { movimiento: number; version?: number | undefined }) {
    const answer = await write((requests) => contextOf(requests).call('restoreVersion', { body }));
    return messageOf(answer) ?? messages.historia.restored;
  },

  /** The movimientos of a record, newest first. */
  readMovements: (query: MovementsQuery, requests: RequestOptions = {}) => readMovements(contextOf(requests), query),
});
