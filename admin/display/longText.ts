import { partsOf } from '../../contract/resources/resources.ts';
import { BLOCK_TAGS } from '../../contract/values/markup/tags.ts';
import { textOf } from '../../contract/values/tolerant.ts';
import { displayValue, isFilled, isHtml } from './displayValue.ts';

/** Characters of both texts together; shorter ones are easier to read side by side. */
const LONG = 60;

const BLOCKS = [...BLOCK_TAGS, 'h1', 'h2', 'h5', 'h6'].join();

/** The lines of HTML. A block in a block, such as a paragraph in a list item, is one line. */
function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const block of body.querySelectorAll(BLOCKS)) {
    block.before('\n');
    block.after('\n');
  }
  const lines = (body.textContent ?? '').split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join('\n');
}

/** The name of a stored file, which is shown as a picture or a link. */
const isFileName = (recurso: string, field: string): boolean =>
  ['name', 'nameOrDrawing'].includes(partsOf(recurso).fileColumns?.[field]?.holds ?? '');

/** Both values of a field as texts, if their changed words can be marked; else null. */
export function longTexts(
  recurso: string,
  field: string,
  antes: unknown,
  despues: unknown,
): { before: string; after: string } | null {
  if (!isFilled(antes) || !isFilled(despues) || typeof antes === 'number' || isFileName(recurso, field)) return null;
  const asText = (value: unknown) =>
    isHtml(recurso, field) ? textOfHtml(textOf(value)) : displayValue(recurso, field, value);
  const [before, after] = [asText(antes), asText(despues)];
  return before.length + after.length < LONG || before === after ? null : { before, after };
}
