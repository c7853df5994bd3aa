import { textOf } from '../../contract/values/tolerant.ts';
import { displayValue, isFilled } from './displayValue.ts';
import { isHtml } from './isHtml.ts';

/** Characters of both texts together; shorter ones are easier to read side by side. */
const LONG = 60;

function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const blocks = [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li')];
  return blocks.length === 0
    ? (body.textContent ?? '')
    : blocks.map(({ textContent }) => textContent?.trim() ?? '').join('\n');
}

/** Both values of a field as texts, if their changed words can be marked; else null. */
export function longTexts(
  recurso: string,
  field: string,
  antes: unknown,
  despues: unknown,
): { before: string; after: string } | null {
  if (!isFilled(antes) || !isFilled(despues) || typeof antes === 'number') return null;
  const asText = (value: unknown) =>
    isHtml(recurso, field) ? textOfHtml(textOf(value)) : displayValue(recurso, field, value);
  const [before, after] = [asText(antes), asText(despues)];
  return before.length + after.length < LONG || before === after ? null : { before, after };
}
