import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';

interface Parsed {
  author?: { family?: string; given?: string }[];
  editor?: { family?: string; given?: string }[];
}

/** The parser returns an organization's name, in braces, as a family name. */
const withBodies = (names: Parsed['author']) =>
  names?.map((name) => (name.given === undefined ? { literal: name.family } : name));

export function readBibtex(text: string): unknown[] {
  const entries = plugins.input.data(text, '@biblatex/text');
  const records = plugins.input.data(entries, '@biblatex/entries+list') as Parsed[];
  return records.map((record) => ({
    ...record,
    author: withBodies(record.author),
    editor: withBodies(record.editor),
  }));
}
