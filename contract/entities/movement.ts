import { z } from 'zod';
import { withSuccess } from '../fields/envelope.ts';
import { id, optionalDate } from '../fields/fields.ts';

export const MOVEMENTS_MAX = 1_000;

const MAX_FILTER = 80;

const record = z.record(z.string(), z.unknown()).nullable();

/** One recorded change, with the stored record before and after. */
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
  /** id of the user's action, which may have written several records; '' before there were operations */
  operacion: z.string(),
  /** the table of the rows `antes` and `despues` */
  tabla: z.string(),
  /** the operation that this one reverses, or '' */
  deshace: z.string(),
});
export type Movement = z.infer<typeof movimiento>;

/** Pages are read by keyset: those before the movimiento `antes_de`. */
export const movementsQuery = z.object({
  recurso: z.string().max(MAX_FILTER).optional(),
  recurso_id: id().optional(),
  usuario: z.string().max(MAX_FILTER).optional(),
  /** also finds the actions that were recorded together with this one */
  accion: z.string().max(MAX_FILTER).optional(),
  /** days of Bogotá, both included */
  desde: optionalDate().optional(),
  hasta: optionalDate().optional(),
  antes_de: id().optional(),
  limite: id('El límite no es válido').optional(),
});

export const movimientos = withSuccess({ movimientos: z.array(movimiento) });
