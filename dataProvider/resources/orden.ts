import type { OrderedResource } from '../../contract/resources/resources.ts';
import { fieldsOf, numberOf } from '../../contract/values/tolerant.ts';
import type { Context } from '../core/adapter.ts';

/** The place of a record in its lists; the site does not read it. */
export const readOrden = (wire: unknown) => ({ orden: numberOf(fieldsOf(wire).orden) });

/** Stores the order of all records of a resource. */
export async function orderRecords({ call }: Context, recurso: OrderedResource, ids: readonly number[]): Promise<void> {
  await call('orderRecords', { body: { recurso, ids: [...ids] } });
}
