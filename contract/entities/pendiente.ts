import { z } from 'zod';
import { withSuccess } from '../fields/envelope.ts';
import { id, oneOfNumbers, wholeNumber } from '../fields/fields.ts';
import { EDITED_RESOURCES, RECORD_KINDS } from '../resources/resources.ts';
import { GRUPOS_PENDIENTES, PENDIENTES_MAX } from '../values/gruposPendientes.ts';

const INVALID_LIMIT = `El límite es un número de 0 a ${PENDIENTES_MAX}`;

/** `limite`: records of each group; 0 asks for the totals alone. */
const INVALID_RULE = 'La regla no es válida';

/** `no_aplica`: 1 declares that a rule does not apply to a record, 0 takes it back. */
export const exemptionChange = z.object({
  grupo: z.enum(GRUPOS_PENDIENTES, { error: INVALID_RULE }),
  recurso: z.enum(RECORD_KINDS, { error: INVALID_RULE }),
  recurso_id: id(),
  no_aplica: oneOfNumbers([0, 1], 'El valor de no_aplica no es válido'),
});

export const pendientesQuery = z.object({
  limite: wholeNumber({ max: PENDIENTES_MAX, message: INVALID_LIMIT }).optional(),
});

const pendiente = z.object({
  recurso: z.enum(EDITED_RESOURCES),
  /** of the record; of a draft, its own */
  id: z.number(),
  /** of a member: names and surnames; '' of the home configuration; of the identity, that of a topic or '' */
  nombre: z.string(),
  /** the field that needs care, as the calls that write it name it; '' of a draft */
  campo: z.string(),
  /** a day, the instant of the last change, or a dead link; '' where the group says all */
  detalle: z.string(),
});
export type Pendiente = z.infer<typeof pendiente>;

const exemption = z.object({
  grupo: z.string(),
  recurso: z.enum(RECORD_KINDS),
  id: z.number(),
  nombre: z.string(),
  /** who declared it */
  usuario: z.string(),
  /** when, ISO 8601 in UTC */
  fecha: z.string(),
});
export type Exemption = z.infer<typeof exemption>;

/** Always all groups, in their order; `registros` are the first of `total`. */
export const pendientes = withSuccess({
  grupos: z.array(z.object({ grupo: z.enum(GRUPOS_PENDIENTES), total: z.number(), registros: z.array(pendiente) })),
  /** the newest records to which a rule does not apply, up to `limite` */
  no_aplica: z.array(exemption),
  /** the last check of a link, ISO 8601 in UTC; null before the first one */
  enlaces_comprobados_en: z.string().nullable(),
});
