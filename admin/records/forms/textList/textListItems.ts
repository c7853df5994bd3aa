import { splitByCommas } from '../../../../contract/fields/fields.ts';
import { foldText } from '../../../../contract/values/foldText.ts';
import { textsOf } from '../../../../contract/values/tolerant.ts';

/** What a list holds while one types in it. */
export interface TypedList {
  /** items that are no longer in the text, so that nothing splits them */
  made: readonly string[];
  /** what is typed; its commas separate items */
  text: string;
}

/** The items without blanks and without those that stand there already, apart from case and accents. */
export function withoutRepeated(items: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const item of items.map((text) => text.trim())) {
    const folded = foldText(item);
    if (folded !== '' && !seen.has(folded)) seen.set(folded, item);
  }
  return [...seen.values()];
}

/** All items: those that are made, then those of the text. */
export const itemsOf = ({ made, text }: TypedList): string[] => withoutRepeated([...made, ...splitByCommas(text)]);

/** The list that a form's value shows: `typed` while the value comes from it, else the value's items. */
export function typedListOf(value: unknown, typed: TypedList): TypedList {
  const items = textsOf(value);
  const own = itemsOf(typed);
  return items.length === own.length && items.every((item, index) => item === own[index])
    ? typed
    : { made: items, text: '' };
}

/** The name that the commas of a text would split, or '' if they split none. */
export const splitName = (text: string): string => (splitByCommas(text).length > 1 ? text.trim() : '');

/** A text that commas split, and the items that were there before it. */
export interface SplitText {
  name: string;
  before: readonly string[];
}

/** The list with the text as one item in the place of the items into which its commas split it. Items of before stay. */
export function asOneItem(items: readonly string[], { name, before }: SplitText): string[] {
  const earlier = new Set(before.map(foldText));
  const parts = new Set(
    splitByCommas(name)
      .map(foldText)
      .filter((part) => !earlier.has(part)),
  );
  const first = items.findIndex((item) => parts.has(foldText(item)));
  const kept = items.filter((item) => !parts.has(foldText(item)));
  const place = first === -1 ? kept.length : Math.min(first, kept.length);
  return withoutRepeated([...kept.slice(0, place), name, ...kept.slice(place)]);
}

/** What the text becomes when a known item is chosen: the pieces before the last comma, then the item. */
export function withChosen(text: string, chosen: string): string[] {
  const isWhole = foldText(chosen).includes(foldText(text));
  return isWhole ? [chosen] : [...splitByCommas(text).slice(0, -1), chosen];
}

const OFFERED_MAX = 8;

/** The known items that contain the text, or its last piece, without those that are made. */
export function matchingItems(known: readonly string[], { made, text }: TypedList): string[] {
  const searched = [text, text.slice(text.lastIndexOf(',') + 1)].map(foldText).filter((part) => part !== '');
  if (searched.length === 0) return [];
  const present = new Set(made.map(foldText));
  return known
    .filter((item) => {
      const folded = foldText(item);
      return !present.has(folded) && searched.some((part) => folded.includes(part));
    })
    .slice(0, OFFERED_MAX);
}
