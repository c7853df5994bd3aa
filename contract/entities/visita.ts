import { z } from 'zod';
import { withSuccess } from '../fields/envelope.ts';
import { id, wholeNumber } from '../fields/fields.ts';
import { VISITADOS } from '../resources/siteResources.ts';

const DIAS_MAX = 366;
const INVALID_DAYS = `Los días son un número de 1 a ${DIAS_MAX}`;

/** The visits of one record, or of all without `recurso` and `id`, in the last `dias` days. */
export const visitasQuery = z
  .object({
    recurso: z.enum(VISITADOS, { error: 'El tipo de registro no es válido' }).optional(),
    id: id().optional(),
    dias: wholeNumber({ min: 1, max: DIAS_MAX, message: INVALID_DAYS }).optional(),
  })
  .refine(({ recurso, id }) => (recurso === undefined) === (id === undefined), {
    path: ['id'],
    message: 'Indique el tipo de registro y su identificador, o ninguno de los dos',
  });

export const visitas = withSuccess({
  /** every day, the oldest first; `dia` is 'YYYY-MM-DD' in Bogotá */
  dias: z.array(z.object({ dia: z.string(), cuenta: z.number() })),
  /** the most visited records; empty for one record */
  registros: z.array(z.object({ recurso: z.enum(VISITADOS), id: z.number(), nombre: z.string(), cuenta: z.number() })),
});
