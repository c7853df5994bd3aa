/** What calls on all resources take and answer: the address of the portal, the order and the origins of records. */
import { z } from 'zod';
import { withSuccess } from '../fields/envelope.ts';
import { boundedList, id } from '../fields/fields.ts';
import { ORDERED_RESOURCES, WITH_ORIGEN } from '../resources/resources.ts';

/** The configured public address; null if PUBLIC_URL is not set. */
export const direccion = withSuccess({ public_url: z.string().nullable() });

const INVALID_LIST = 'El orden no es válido';
const MAX_RECORDS = 10_000;

/** All records of the resource, in their new order. */
export const newOrder = z.object({
  recurso: z.enum(ORDERED_RESOURCES, { error: 'El recurso no es válido' }),
  ids: boundedList(id(INVALID_LIST), MAX_RECORDS, INVALID_LIST).refine(
    (ids) => new Set(ids).size === ids.length,
    INVALID_LIST,
  ),
});

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
