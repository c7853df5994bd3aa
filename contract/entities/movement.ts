import { z } from 'zod';
import { withSuccess } from '../fields/envelope.ts';
import { id, optionalDate } from '../fields/fields.ts';

export const MOVEMENTS_MAX = 1_000;
/** Characters of a value in the list of movimientos. */
export const MOVEMENT_VALUE_MAX = 1_000;
/** Characters of all values of a list: it ends before the movimiento with which it would have more, unless that is its first. */
export const MOVEMENTS_MAX_LENGTH = 4_000_000;

const MAX_FILTER = 80;

const record = z.record(z.string(), z.unknown()).nullable();

const movimiento = z.object({
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
/** One recorded change, with the stored record before and after. */
export type Movement = z.infer<typeof movimiento>;

/** With the fields that were changed and those that name the record; texts are cut at {@link MOVEMENT_VALUE_MAX}. */
const listed = movimiento.extend({
  /** a text was cut: `get_movimiento` answers it whole */
  hay_mas: z.boolean(),
});
export type ListedMovement = z.infer<typeof listed>;

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

export const movimientos = withSuccess({ movimientos: z.array(listed) });
export const wholeMovimiento = withSuccess({ movimiento });
