import { z } from 'zod';
import { withSuccess } from '../envelope.ts';

/** How many movements the history shows. */
export const MOVIMIENTOS_MAX = 1_000;

const record = z.record(z.string(), z.unknown()).nullable();

/** Who did what and when, with the record before and after, as it is stored (design §4). */
export const movimiento = z.object({
  id: z.number(),
  /** ISO 8601 in UTC */
  created_at: z.string(),
  /** login name */
  usuario: z.string(),
  recurso: z.string(),
  recurso_id: z.number(),
  accion: z.string(),
  antes: record,
  despues: record,
});
export type Movimiento = z.infer<typeof movimiento>;

/** The last MOVIMIENTOS_MAX, newest first. */
export const movimientos = withSuccess({ movimientos: z.array(movimiento) });
