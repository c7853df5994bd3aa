import type { CslItem, CslType } from '../../citation/csl.ts';

type Field = keyof CslItem;

const ALWAYS: Field[] = ['type', 'title', 'author', 'issued', 'DOI', 'URL', 'abstract', 'keyword', 'language'];

/** The other fields that the portal's record of a type can have, and the formats that hold them. */
type Held = Partial<Record<Field, 'both' | 'bibtex' | 'neither'>>;

const FIELDS: Record<CslType, Held> = {
  'article-journal': {
    status: 'both',
    'container-title': 'both',
    ISSN: 'both',
    volume: 'both',
    issue: 'both',
    page: 'both',
  },
  book: { editor: 'both', publisher: 'both', 'publisher-place': 'both', edition: 'both', volume: 'both', ISBN: 'both' },
  chapter: {
    editor: 'both',
    'container-title': 'both',
    publisher: 'both',
    'publisher-place': 'both',
    edition: 'both',
    volume: 'both',
    page: 'both',
    ISBN: 'both',
  },
  'paper-conference': {
    editor: 'both',
    'container-title': 'both',
    'event-title': 'both',
    'event-place': 'both',
    'event-date': 'bibtex',
    genre: 'bibtex',
    page: 'both',
    volume: 'both',
    issue: 'both',
    publisher: 'both',
    'publisher-place': 'both',
    ISBN: 'both',
  },
  speech: { genre: 'both', 'event-title': 'both', 'event-place': 'both', 'event-date': 'bibtex' },
  software: { genre: 'both', version: 'both', publisher: 'both', number: 'neither' },
  patent: { genre: 'both', number: 'both', authority: 'neither', status: 'both' },
  report: { genre: 'both', number: 'both', publisher: 'both', 'publisher-place': 'both', page: 'both' },
  document: { genre: 'both', publisher: 'both', 'publisher-place': 'both', edition: 'both' },
};

export const fieldsOf = (type: CslType): Field[] => [...ALWAYS, ...(Object.keys(FIELDS[type]) as Field[])];

/** The item without what the format cannot hold. */
export function held(item: CslItem, format: 'bibtex' | 'ris'): Partial<CslItem> {
  const formats = FIELDS[item.type];
  const lost = (field: Field) =>
    field === 'id' || formats[field] === 'neither' || (format === 'ris' && formats[field] === 'bibtex');
  return Object.fromEntries(Object.entries(item).filter(([field]) => !lost(field as Field)));
}
