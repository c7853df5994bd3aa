import { z } from 'zod';
import { boundedList, id } from '../fields/fields.ts';
import { ORDERED_RESOURCES } from '../resources/resources.ts';

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
