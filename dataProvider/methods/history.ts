import type { Access } from '../core/access.ts';
import type { RequestOptions } from '../core/context.ts';
import { restoreVersion, undo } from '../resources/history.ts';
import { type MovementsQuery, readMovements } from '../resources/movements.ts';

/** The movimientos of records, and what takes changes back. */
export const historyMethods = ({ contextOf, write }: Access) => ({
  /** Takes back an operation. @returns the server's message */
  undo: (operacion: string) => write((requests) => undo(contextOf(requests), operacion)),

  /** Writes an earlier version of a record as a new one. @returns the server's message */
  restoreVersion: (version: { movimiento: number; version?: number | undefined }) =>
    write((requests) => restoreVersion(contextOf(requests), version)),

  /** The movimientos of a record, newest first. */
  readMovements: (query: MovementsQuery, requests: RequestOptions = {}) => readMovements(contextOf(requests), query),
});
