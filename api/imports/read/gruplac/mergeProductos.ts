import { foldName } from '../../../../contract/duplicates/foldName.ts';
import type { RowRecord } from './RowRecord.ts';

const PAGES = ['pagina_inicial', 'pagina_final'];
const ISSUE = ['volumen', 'numero'];
const DATES_AND_PLACE = [
  'evento_lugar',
  'evento_fecha_inicio',
  'evento_fecha_fin',
  'fecha_inicio',
  'fecha_fin',
  'estado',
];

type Cells = RowRecord['celdas'];

const linesOf = (text = ''): string[] => text.split('\n').filter((line) => line !== '');
const foldedAuthors = ({ celdas }: RowRecord): Set<string> => new Set(linesOf(celdas.autores).map(foldName));

function sharesAuthor(a: RowRecord, b: RowRecord): boolean {
  const authors = foldedAuthors(a);
  return [...foldedAuthors(b)].some((name) => authors.has(name));
}

const folded = (text: string | undefined): string | undefined => (text === undefined ? undefined : foldName(text));

/** True for two values that differ; of one that is cut off the other one is the whole. */
function differ(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  return !a.startsWith(b) && !b.startsWith(a);
}

/** True for two rows of which both have a field, with other values. */
const contradict = (a: Cells, b: Cells, fields: readonly string[]): boolean =>
  fields.some((field) => {
    const [own, other] = [folded(a[field]), folded(b[field])];
    return own !== undefined && other !== undefined && own !== other;
  });

const isbnDigits = ({ isbn }: Cells): string | undefined => isbn?.replaceAll(/[^\dX]/gi, '');

const otherDoi = (a: Cells, b: Cells): boolean => differ(a.doi, b.doi);
const otherIsbn = (a: Cells, b: Cells): boolean => differ(isbnDigits(a), isbnDigits(b));
const otherIssue = (a: Cells, b: Cells): boolean => contradict(a, b, ISSUE);
const otherBook = (a: Cells, b: Cells): boolean => differ(folded(a.titulo_libro), folded(b.titulo_libro));
const otherName = (a: Cells, b: Cells): boolean => differ(folded(a.revista), folded(b.revista));
/** True for rows that name another journal or book. */
const otherContainer = (a: Cells, b: Cells): boolean => otherName(a, b) || otherBook(a, b);

/** Of one ISSN, two names are one journal. */
function otherJournal(a: Cells, b: Cells): boolean {
  if (a.issn !== undefined && a.issn === b.issn) return false;
  if (a.revista === undefined || b.revista === undefined) return differ(a.issn, b.issn);
  return otherName(a, b);
}

const pagesOf = (cells: Cells): string[] => PAGES.filter((field) => cells[field] !== undefined);

/** True for two rows of which one has the first page and the other the last. */
function areApart(a: Cells, b: Cells): boolean {
  const [own, other] = [pagesOf(a), pagesOf(b)];
  return own.length > 0 && other.length > 0 && !own.some((field) => other.includes(field));
}

/** True for two rows whose values are not those of one statement, so that neither is filled from the other. */
const areMixed = (a: Cells, b: Cells): boolean =>
  contradict(a, b, [...PAGES, ...ISSUE, ...DATES_AND_PLACE]) ||
  areApart(a, b) ||
  otherJournal(a, b) ||
  otherBook(a, b) ||
  otherDoi(a, b) ||
  otherIsbn(a, b);

/** Joins a row into the first one: fills what that one lacks, joins the authors, and says what the other row has instead. */
function joinRows(first: RowRecord, other: RowRecord): void {
  const mayFill = !areMixed(first.celdas, other.celdas);
  for (const [field, text] of Object.entries(other.celdas)) {
    const own = first.celdas[field];
    if (field === 'autores') joinAuthors(first, other);
    else if (own === undefined && mayFill) {
      first.celdas[field] = text;
      const marca = other.marcas[field];
      if (marca !== undefined) first.mark(field, marca);
    } else if (own !== text) first.mark(field, `Otra fila de la página dice «${text}».`);
  }
  for (const [field, marca] of Object.entries(other.marcas))
    if (other.celdas[field] === undefined) first.mark(field, `En otra fila: ${marca}`);
  first.origen = `${first.origen}\n\n${other.origen}`;
}

function joinAuthors(first: RowRecord, other: RowRecord): void {
  const own = foldedAuthors(first);
  const added = linesOf(other.celdas.autores).filter((name) => !own.has(foldName(name)));
  if (added.length === 0) return;
  first.celdas.autores = [...linesOf(first.celdas.autores), ...added].join('\n');
  first.mark('autores', `De otra fila de la página: ${added.join(', ')}.`);
}

/**
 * True for two rows of one title, year and kind that are the same product, as another member has entered it. Rows with other DOIs
 * or in other journals are, if they share an author and nothing else tells them apart.
 */
function isSame(a: RowRecord, b: RowRecord): boolean {
  const [own, other] = [a.celdas, b.celdas];
  if (own.doi !== undefined && own.doi === other.doi) return true;
  const otherId = otherDoi(own, other) || otherIsbn(own, other);
  const isElsewhere = otherContainer(own, other);
  if (!otherId && !isElsewhere) return true;
  if (otherId && isElsewhere) return false;
  return sharesAuthor(a, b) && !(otherId && otherIssue(own, other));
}

export interface KeyedRecord {
  /** section and kind */
  kind: string;
  record: RowRecord;
}

const YEAR = /\d{4}/;

const keyOf = ({ kind, record: { celdas } }: KeyedRecord): string =>
  JSON.stringify([
    kind,
    foldName(celdas.nombre ?? ''),
    YEAR.exec(celdas.fecha_publicacion ?? celdas.fecha_inicio ?? '')?.[0],
  ]);

/**
 * The page has a product once for each member who entered it: rows of the same title, year and kind become one, beginning with
 * the one that has a DOI. The record stands where its first row does.
 */
export function mergeProductos(all: readonly KeyedRecord[]): { records: RowRecord[]; merged: number } {
  const records: RowRecord[] = [];
  for (const group of Map.groupBy(all, keyOf).values()) records.push(...mergeGroup(group.map(({ record }) => record)));
  return { records, merged: all.length - records.length };
}

const NEVER_THE_SAME = 'Otra fila de la página tiene el mismo título, con otros datos: revise si es el mismo producto.';

/** Rows with a DOI come first; those with only one of the pages, which may be a wrong one, behind the others. */
const rankOf = ({ celdas }: RowRecord): number =>
  (celdas.doi === undefined ? 0 : 2) + (pagesOf(celdas).length === 1 ? 0 : 1);

function mergeGroup(group: readonly RowRecord[]): RowRecord[] {
  const [only] = group;
  if (only?.celdas.nombre === undefined || group.length === 1) return [...group];
  const kept: RowRecord[] = [];
  for (const record of group.toSorted((a, b) => rankOf(b) - rankOf(a))) {
    const same = kept.find((known) => isSame(known, record));
    if (same === undefined) kept.push(record);
    else joinRows(same, record);
  }
  if (kept.length > 1) for (const record of kept) record.mark('nombre', NEVER_THE_SAME);
  return kept;
}
