/** The CSL-JSON item, limited to what the portal's record holds. Every formatter takes it. */
import type { PRODUCTO_TIPOS } from '../contract/values/constants.ts';

/** The type of a product that each type of item is. */
export const TIPOS = {
  'article-journal': 'Artículo científico',
  book: 'Libro',
  chapter: 'Capítulo de libro',
  'paper-conference': 'Conferencia',
  speech: 'Poster',
  software: 'Software',
  patent: 'Patente',
  report: 'Informe técnico',
  document: 'Otro',
} as const satisfies Readonly<Record<string, (typeof PRODUCTO_TIPOS)[number]>>;

export type CslType = keyof typeof TIPOS;
export const CSL_TYPES = Object.keys(TIPOS) as readonly CslType[];
export const isCslType = (type: string): type is CslType => Object.hasOwn(TIPOS, type);

/** `family` is whole as typed ('de la Cruz'); a corporate name is `literal`. The ORCID is '0000-0002-1825-0097'. */
export type CslName = ({ family: string; given?: string } | { literal: string }) & { ORCID?: string };

/** Year, year and month, or year, month and day; months and days count from 1. */
export type DateParts = [number] | [number, number] | [number, number, number];

export interface CslDate {
  'date-parts': [DateParts];
}

export const TEXT_VARIABLES = [
  'status',
  'container-title',
  'ISSN',
  'volume',
  'issue',
  'page',
  'publisher',
  'publisher-place',
  'edition',
  'ISBN',
  'event-title',
  'event-place',
  'number',
  'version',
  'authority',
  'genre',
  'DOI',
  'URL',
  'abstract',
  'keyword',
  'language',
] as const;
export type TextVariable = (typeof TEXT_VARIABLES)[number];

/** `number` is that of a report or a patent; `authority` the patent's office; `keyword` a list with commas. */
export interface CslItem extends Partial<Record<TextVariable, string>> {
  id: string;
  type: CslType;
  title: string;
  author?: CslName[];
  editor?: CslName[];
  issued?: CslDate;
  'event-date'?: CslDate;
  /** what its reader says of it, by field of a product: sentences without a full stop */
  remarks?: Record<string, string>;
}

/** The value of `status` of a work that is accepted but has no date yet. */
export const IN_PRESS = 'in press';

export const yearOf = (item: CslItem): number | undefined => item.issued?.['date-parts'][0][0];

/** The keywords of an item, of which CSL-JSON makes one text. */
export const keywordsOf = (keyword: string | undefined): string[] =>
  (keyword ?? '')
    .split(/[,;]/)
    .map((word) => word.trim())
    .filter(Boolean);
