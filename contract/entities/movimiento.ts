import { z } from 'zod';
import { withSuccess } from '../envelope.ts';

export const MOVIMIENTOS_MAX = 1_000;

const record = z.record(z.string(), z.unknown()).nullable();

/** An entry of the audit log, with the stored record before and after. */
export const movimiento = z.object({
  id: z.number(),
  /** ISO 8601 in UTC */
  created_at: z.string(),
  usuario: z.string(),
  recurso: z.string(),
  recurso_id: z.number(),
  accion: z.string(),
  antes: record,
  despues: record,
});
export type Movimiento = z.infer<typeof movimiento>;

/** The latest entries, newest first. */
export const movimientos = withSuccess({ movimientos: z.array(movimiento) });
