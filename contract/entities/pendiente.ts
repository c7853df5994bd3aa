import { z } from 'zod';
import { withSuccess } from '../fields/envelope.ts';
import { id, oneOfNumbers, wholeNumber } from '../fields/fields.ts';
import { EDITED_RESOURCES, MERGED_RESOURCES, RECORD_KINDS } from '../resources/resources.ts';
import { DUPLICADOS_MAX, GRUPOS_PENDIENTES, PENDIENTES_MAX } from '../values/gruposPendientes.ts';

const INVALID_LIMIT = `El límite es un número de 0 a ${PENDIENTES_MAX}`;

const INVALID_RULE = 'La regla no es válida';

/** `no_aplica`: 1 declares that a rule does not apply to a record, 0 takes it back. */
export const exemptionChange = z.object({
  grupo: z.enum(GRUPOS_PENDIENTES, { error: INVALID_RULE }),
  recurso: z.enum(RECORD_KINDS, { error: INVALID_RULE }),
  recurso_id: id(),
  no_aplica: oneOfNumbers([0, 1], 'El valor de no_aplica no es válido'),
});

const INVALID_PAIR = 'Elija dos registros distintos de una clase que se pueda fusionar';

/** `no_duplicado`: 1 declares that two records are not the same, 0 takes it back. */
export const distinctionChange = z
  .object({
    recurso: z.enum(MERGED_RESOURCES, { error: INVALID_PAIR }),
    recurso_id: id(),
    otro_id: id(),
    no_duplicado: oneOfNumbers([0, 1], 'El valor de no_duplicado no es válido'),
  })
  .refine(({ recurso_id, otro_id }) => recurso_id !== otro_id, { path: ['otro_id'], error: INVALID_PAIR });

/** `limite`: records of each group; 0 asks for the totals alone. */
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
  /** a day, the instant of the last change or of the creation, or a dead link; '' where the group says all */
  detalle: z.string(),
  /** the records that may be the same, which are listed with the earliest of them. `campo`: the field that tells it */
  otros: z
    .array(z.object({ id: z.number(), nombre: z.string(), campo: z.string(), detalle: z.string() }))
    .max(DUPLICADOS_MAX)
    .optional(),
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

const distinction = z.object({
  recurso: z.enum(MERGED_RESOURCES),
  id: z.number(),
  nombre: z.string(),
  otro_id: z.number(),
  otro_nombre: z.string(),
  /** who declared it */
  usuario: z.string(),
  /** when, ISO 8601 in UTC */
  fecha: z.string(),
});
/** Two records that are not duplicates. */
export type Distinction = z.infer<typeof distinction>;

/** Always all groups, in their order; `registros` are the first of `total`. */
export const pendientes = withSuccess({
  grupos: z.array(z.object({ grupo: z.enum(GRUPOS_PENDIENTES), total: z.number(), registros: z.array(pendiente) })),
  /** the newest records to which a rule does not apply, up to `limite` */
  no_aplica: z.array(exemption),
  /** the newest pairs of records that are not duplicates, up to `limite`; an earlier version of the server answers none */
  no_duplicados: z.array(distinction).optional(),
  /** the last check of a link, ISO 8601 in UTC; null before the first one */
  enlaces_comprobados_en: z.string().nullable(),
});
