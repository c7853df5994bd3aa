import { toBibtex } from '../../../citation/bibtex.ts';
import type { CslItem } from '../../../citation/csl.ts';
import { toCslJson } from '../../../citation/cslJson.ts';
import { toRis } from '../../../citation/ris.ts';
import type { Runs } from '../../../citation/runs.ts';
import { type CitationStyle, citeList, citeOne } from '../../../citation/styles.ts';
import { CITATION_FORMATS, type CitationFormat } from '../../../contract/addresses/documentPaths.ts';

export const FORMATS: readonly (CitationStyle | CitationFormat)[] = ['apa', 'ieee', 'vancouver', ...CITATION_FORMATS];
export type ReferenceFormat = (typeof FORMATS)[number];

/** Formatting thousands at once would block the page. */
export const SHOWN_REFERENCES = 50;

/** References as paragraphs with italics, or as the text of a file. */
export type FormattedReferences = { paragraphs: Runs[] } | { code: string };

const WRITERS: Record<CitationFormat, (items: readonly CslItem[]) => string> = {
  bib: toBibtex,
  ris: toRis,
  json: toCslJson,
};

const isFile = (format: ReferenceFormat): format is CitationFormat =>
  (CITATION_FORMATS as readonly string[]).includes(format);

/** The first references of a list; a single one has no number. */
export function formatReferences(items: readonly CslItem[], format: ReferenceFormat): FormattedReferences {
  const shown = items.slice(0, SHOWN_REFERENCES);
  if (isFile(format)) return { code: WRITERS[format](shown) };
  const [only] = items.length === 1 ? shown : [];
  return { paragraphs: only === undefined ? citeList(shown, format) : [citeOne(only, format)] };
}
