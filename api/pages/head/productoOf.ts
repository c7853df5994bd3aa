import { withOwnFields } from '../../../contract/bibliography/typedFields.ts';
import type { PublicProducto } from '../../../contract/entities/producto.ts';
import { answerTo } from '../../resources/parts/ownAnswers.ts';
import type { PageFacts } from './pageFacts.ts';

/** The product that an indexed page is about; null for other pages. */
export function productoOf({ route, indexed, answers }: PageFacts): PublicProducto | null {
  if (route.page !== 'producto' || !indexed) return null;
  const answer = answerTo(answers, 'getProducto');
  return answer === undefined ? null : withOwnFields(answer.product);
}
