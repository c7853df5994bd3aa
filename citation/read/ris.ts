import { plugins } from '@citation-js/core';
import '@citation-js/plugin-ris';
import { IN_PRESS } from '../csl.ts';

type Tags = Record<string, string | string[]>;

interface Parsed {
  type?: string;
  genre?: string;
}

const PRESENTATION = 'CPAPER';
const IN_PRESS_ARTICLE = 'INPR';
/** The parser knows the editors of these types by another tag than ED. */
const EDITOR_TAGS: Record<string, string> = { BOOK: 'A3', CHAP: 'A2', CONF: 'A2', CPAPER: 'A2' };

function readRecord(record: Tags): unknown {
  const type = String(record.TY).toUpperCase();
  const editors = EDITOR_TAGS[type];
  const complete = editors && record.ED && !record[editors] ? { ...record, [editors]: record.ED } : record;
  const parsed = plugins.input.data(complete, '@ris/record') as Parsed;
  // Reference managers give the year of publication as PY, which the parser reads as the event's.
  const date = record.DA ?? record.PY ?? record.Y1;
  return {
    ...parsed,
    'event-date': undefined,
    issued: date && { raw: String(date) },
    type: type === PRESENTATION && parsed.genre ? 'speech' : parsed.type,
    ...(type === IN_PRESS_ARTICLE && { status: IN_PRESS }),
  };
}

export const readRis = (text: string): unknown[] => (plugins.input.data(text, '@ris/file') as Tags[]).map(readRecord);
