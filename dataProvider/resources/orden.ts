import { fieldsOf, numberOf } from '../../contract/values/tolerant.ts';

/** The place of a record in its lists; the site does not read it. */
export const readOrden = (wire: unknown) => ({ orden: numberOf(fieldsOf(wire).orden) });
