import { withOwnFields } from '../../../contract/bibliography/typedFields.ts';
import { recordIn } from '../../../contract/values/tolerant.ts';
import { readProducto } from '../../../contract/wire/producto.ts';
import { ownAnswer } from './answerTo.ts';
import type { PageFacts } from './pageFacts.ts';

export type Producto = ReturnType<typeof readProducto>;

/** The product that an indexed page is about; null for other pages. */
export function productoOf(facts: PageFacts): Producto | null {
  if (facts.route.page !== 'producto' || !facts.indexed) return null;
  const record = recordIn(ownAnswer(facts), 'product');
  return record === null ? null : withOwnFields(readProducto(record));
}
