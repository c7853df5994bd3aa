/** Values of a graph: an empty one is left out. */
import { isWebUrl } from '../../../contract/fields/webUrl.ts';

export const filled = (text: string): string | undefined => text.trim() || undefined;

export const filledList = <T>(items: readonly T[]): readonly T[] | undefined =>
  items.length === 0 ? undefined : items;

export const webUrls = (texts: readonly string[]): readonly string[] | undefined =>
  filledList(texts.map((text) => text.trim()).filter(isWebUrl));
