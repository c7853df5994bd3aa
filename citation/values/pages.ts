/** Pages as references have them: 'pp. 12-20', 'C3-32--C3-35', '1783-6', '1--5, 8--10'. */

export interface Pages {
  first: string;
  last: string;
  /** what was done, where it is more than taking off a label */
  change?: 'completed' | 'several' | 'backwards';
}

const LABEL = /^(?:p{1,2}|pp?[aá]gs?|p[aá]ginas?|pages?)(?:\.\s*|\s+)(\S)/i;
/** A sign of a range, which stands in no page: two or three hyphens, or another dash. */
const RANGE = /\s{0,9}(?:-{2,3}|[–—−]{1,9})\s{0,9}/;
const DASH = /[‐‑]/g;
const SEVERAL = /\s{0,9}(?:[,;]|\sy\s|\sand\s|&)\s{0,9}/;

const areNumbers = (first: string, last: string): boolean => /^\d{1,9}$/.test(first) && /^\d{1,9}$/.test(last);

/** The two halves of a text with hyphens: 'C3-32-C3-35' is split at the second one. */
function halves(text: string): [string, string] {
  const parts = text.split(/\s{0,9}-\s{0,9}/);
  if (parts.length % 2 === 1) return [text, ''];
  const middle = parts.length / 2;
  return [parts.slice(0, middle).join('-'), parts.slice(middle).join('-')];
}

/** '6' after '1783' is '1786'. */
export function completedPages(first: string, last: string): Pages {
  if (!areNumbers(first, last) || Number(last) >= Number(first)) return { first, last };
  const whole = first.slice(0, Math.max(0, first.length - last.length)) + last;
  if (last.length < first.length && Number(whole) >= Number(first)) return { first, last: whole, change: 'completed' };
  return { first, last: '', change: 'backwards' };
}

export const withoutPagesLabel = (text: string): string => text.trim().replace(LABEL, '$1');

const LOOKED_AT = 500;

/** First and last page of a text; the first range of several. */
export function readPages(text: string): Pages {
  if (text.length > LOOKED_AT) return { first: text, last: '' };
  const [range = '', ...others] = withoutPagesLabel(text).replaceAll(DASH, '-').split(SEVERAL).filter(Boolean);
  const [first = '', ...rest] = range.split(RANGE);
  const [start, end] = rest.length === 0 ? halves(range) : [first, rest.join('-')];
  const pages = completedPages(start.trim(), withoutPagesLabel(end));
  return others.length > 0 ? { ...pages, change: 'several' } : pages;
}

/** The pages as CSL-JSON has them: a dash between pages that have hyphens of their own. */
export function pagesText(text: string): string {
  const { first, last, change } = readPages(text);
  if (change !== undefined)
    return withoutPagesLabel(text)
      .split(/\s{0,9}(?:[–—−‐‑]|-{1,3})\s{0,9}/)
      .join('-');
  return [first, last].filter(Boolean).join(`${first}${last}`.includes('-') ? '–' : '-');
}
