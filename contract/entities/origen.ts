import { z } from 'zod';
import { withSuccess } from '../fields/envelope.ts';
import { id } from '../fields/fields.ts';
import { WITH_ORIGEN } from '../resources/resources.ts';

/** Of one record by its `id`; without it, a page of those of a kind, after the record `despues_de`. */
export const origenesQuery = z.object({
  recurso: z.enum(WITH_ORIGEN, { error: 'El tipo de registro no es válido' }),
  id: id().optional(),
  despues_de: id().optional(),
});

/**
 * Only the records that have one, by their ids. A text has section, kind and text of the row that the record comes from, a line each;
 * of rows that were merged, with a blank line between them. `siguiente` is the value of `despues_de` for the next page, null at the end.
 */
export const origenes = withSuccess({
  origenes: z.array(z.object({ id: z.number(), origen: z.string() })),
  siguiente: z.number().nullable(),
});
