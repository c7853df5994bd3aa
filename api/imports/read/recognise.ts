import { isRis } from '../../../citation/read/risTags.ts';
import type { Formato } from '../../../contract/values/imports.ts';

const MARKUP = /^\s*</;
const JSON_START = /^\s*[[{]/;
/** At the start of a line, unlike the e-mails of a table. */
const BIBTEX = /^[ \t]*@(?:[a-z]+)[ \t]*[{(]/im;

/** The format of a file of text, by its content. A page that is none of GrupLAC is refused by its reader. */
export function recogniseText(text: string): Exclude<Formato, 'xlsx'> {
  if (MARKUP.test(text)) return 'gruplac';
  if (JSON_START.test(text)) return 'csl';
  if (isRis(text)) return 'ris';
  return BIBTEX.test(text) ? 'bibtex' : 'csv';
}
