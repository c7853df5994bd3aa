import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';

interface ParsedName {
  family?: string;
  given?: string;
  _orcid?: string;
}

interface Parsed {
  author?: ParsedName[];
  editor?: ParsedName[];
}

/** The parser returns an organization's name, in braces, as a family name. */
const withBodies = (names: ParsedName[] | undefined) =>
  names?.map(({ _orcid: ORCID, ...name }) =>
    name.given === undefined ? { literal: name.family, ORCID } : { ...name, ORCID },
  );

export function readBibtex(text: string): unknown[] {
  const entries = plugins.input.data(text, '@biblatex/text');
  const records = plugins.input.data(entries, '@biblatex/entries+list') as Parsed[];
  return records.map((record) => ({
    ...record,
    author: withBodies(record.author),
    editor: withBodies(record.editor),
  }));
}
