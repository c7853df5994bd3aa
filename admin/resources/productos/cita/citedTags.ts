import { ARTICLE_NUMBERS } from '../../../../citation/read/bibtex/articleNumbers.ts';
import { cslWorks } from '../../../../citation/read/cslRecords.ts';
import { isRis, isRisRecord, risRecords } from '../../../../citation/read/risTags.ts';

const words = (text: string): string[] => text.trim().split(/\s+/);

/** The tags of each format that fill fields of a product. */
const BIBTEX = [
  ...words(`
    abstract address author booktitle crossref date day doi edition editor eventdate eventtitle holder howpublished
    institution isbn issn issue journal journaltitle keywords langid language location maintitle month number
    organization pages publisher pubstate school shortjournal subtitle title type url venue version volume year
  `),
  ...ARTICLE_NUMBERS,
];
const RIS = words(`
  TY ER ID A1 A2 A3 AB AR AU BT C1 C2 C3 C7 CY DA DI DO ED EP ET IS J1 J2 JA JF JO KW LA M1 M3 N2 PB PP PY SN SP
  T1 T2 T3 TI UR VL Y1
`);
const CSL = words(`
  id type title author editor issued event event-date event-title event-place status container-title ISSN volume
  issue page publisher publisher-place edition ISBN number version authority genre DOI URL abstract keyword language
  remarks subtitle article-number published published-print published-online publisher-location edition-number
  institution
`);

const BIBTEX_TAG = /,\s*([a-z][\w-]*)\s*=/gi;

function keysOfJson(text: string): string[] {
  return cslWorks(JSON.parse(text)).flatMap((work) =>
    typeof work === 'object' && work !== null ? Object.keys(work) : [],
  );
}

/** The text of BibTeX entries without the values in braces and quotes. */
function withoutValues(text: string): string {
  let depth = 0;
  let outer = '';
  for (const character of text) {
    if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else if (depth === 1) outer += character;
  }
  return outer.replaceAll(/"[^"]*"/g, '');
}

const tagsIn = (text: string, tag: RegExp): string[] => [...text.matchAll(tag)].map(([, name = '']) => name);

const risTagsIn = (text: string): string[] =>
  [...risRecords(text)].flatMap((found) =>
    isRisRecord(found) ? [...found.tags, ...found.before].map(({ tag }) => tag) : [],
  );

/** The tags of a citation, in its own names, that no field of a product takes. @param text a citation that was read */
export function unusedTags(text: string): string[] {
  const citation = text.trim();
  const unused = (tags: readonly string[], known: readonly string[]) =>
    [...new Set(tags)].filter((name) => !known.includes(name));
  if (/^[[{]/.test(citation)) return unused(keysOfJson(citation), CSL);
  if (isRis(citation)) return unused(risTagsIn(citation), RIS);
  return unused(
    tagsIn(withoutValues(citation), BIBTEX_TAG).map((name) => name.toLowerCase()),
    BIBTEX,
  );
}
