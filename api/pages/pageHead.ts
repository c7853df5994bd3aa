import { HEAD_MARK, type PageHead } from '../../contract/addresses/pageHead.ts';

const MARK = `<!--${HEAD_MARK}-->`;

/** @param tags of a page */
export const markedHead = (tags: readonly string[]): string => `${MARK}${tags.join('')}${MARK}`;

/** The head of a rendered document, for one that navigates to its page. */
export function pageHead(document: string): PageHead {
  const [, cabeza = ''] = document.split(MARK, 2);
  return { cabeza };
}
