import { foldName } from '../../../../contract/duplicates/foldName.ts';
import type { ReadRecord } from '../fileContent.ts';

/** Values that are one statement: those of two rows are not mixed where any of them contradicts the other row. */
const PAGES = ['pagina_inicial', 'pagina_final'];
const ISSUE = ['volumen', 'numero', ...PAGES];
const JOURNAL = ['revista', 'issn', ...ISSUE];
const BOOK = ['titulo_libro', 'isbn', 'editorial', ...PAGES];
const EVENT = ['evento_lugar', 'evento_fecha_inicio', 'evento_fecha_fin'];
const PERIOD = ['fecha_inicio', 'fecha_fin', 'estado'];

type Cells = ReadRecord['celdas'];

const linesOf = (text = ''): string[] => text.split('\n').filter((line) => line !== '');
const foldedAuthors = ({ celdas }: ReadRecord): Set<string> => new Set(linesOf(celdas.autores).map(foldName));

export function sharesAuthor(a: ReadRecord, b: ReadRecord): boolean {
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

export const otherDoi = (a: Cells, b: Cells): boolean => differ(a.doi, b.doi);
export const otherIsbn = (a: Cells, b: Cells): boolean => differ(isbnDigits(a), isbnDigits(b));
export const otherIssue = (a: Cells, b: Cells): boolean => contradict(a, b, ['volumen', 'numero']);
const otherBook = (a: Cells, b: Cells): boolean => differ(folded(a.titulo_libro), folded(b.titulo_libro));
const otherName = (a: Cells, b: Cells): boolean => differ(folded(a.revista), folded(b.revista));
/** True for rows that name another journal or book. */
export const otherContainer = (a: Cells, b: Cells): boolean => otherName(a, b) || otherBook(a, b);

/** Of one ISSN, two names are one journal. */
function otherJournal(a: Cells, b: Cells): boolean {
  if (a.issn !== undefined && a.issn === b.issn) return false;
  if (a.revista === undefined || b.revista === undefined) return differ(a.issn, b.issn);
  return otherName(a, b);
}

/** True for two rows of which one has the first page and the other the last. */
function areApart(a: Cells, b: Cells): boolean {
  const known = (cells: Cells) => PAGES.filter((field) => cells[field] !== undefined);
  const [own, other] = [known(a), known(b)];
  return own.length > 0 && other.length > 0 && !own.some((field) => other.includes(field));
}

/** The fields that one row may not take from the other. */
function contradicted(a: Cells, b: Cells): ReadonlySet<string> {
  const units: [fields: readonly string[], isContradicted: boolean][] = [
    [PAGES, contradict(a, b, PAGES) || areApart(a, b)],
    [ISSUE, otherIssue(a, b)],
    [JOURNAL, otherJournal(a, b) || otherDoi(a, b)],
    [BOOK, otherBook(a, b) || otherIsbn(a, b)],
    [EVENT, contradict(a, b, EVENT)],
    [PERIOD, contradict(a, b, PERIOD)],
  ];
  return new Set(units.flatMap(([fields, isContradicted]) => (isContradicted ? fields : [])));
}

export const addMark = (record: ReadRecord, field: string, marca: string): void => {
  const known = record.marcas[field];
  if (known?.includes(marca)) return;
  record.marcas[field] = known === undefined ? marca : `${known} ${marca}`;
};

const has = (cells: Cells, fields: readonly string[]): boolean => fields.every((field) => cells[field] !== undefined);

function exchange(a: Record<string, string>, b: Record<string, string>, fields: readonly string[]): void {
  const put = (texts: Record<string, string>, field: string, text: string | undefined) => {
    if (text === undefined) delete texts[field];
    else texts[field] = text;
  };
  for (const field of fields) {
    const [own, other] = [a[field], b[field]];
    put(a, field, other);
    put(b, field, own);
  }
}

/** Of pages that contradict each other, those are taken that have both ends. */
function takeWholePages(first: ReadRecord, other: ReadRecord): void {
  const [own, others] = [first.celdas, other.celdas];
  if (!contradict(own, others, PAGES) || has(own, PAGES) || !has(others, PAGES)) return;
  if (otherIssue(own, others) || otherJournal(own, others) || otherDoi(own, others)) return;
  exchange(own, others, PAGES);
  exchange(first.marcas, other.marcas, PAGES);
}

/** Joins a row into the first one: fills what that one lacks, joins the authors, and says what the other row has instead. */
export function joinRows(first: ReadRecord, other: ReadRecord): void {
  takeWholePages(first, other);
  const kept = contradicted(first.celdas, other.celdas);
  for (const [field, text] of Object.entries(other.celdas)) {
    const own = first.celdas[field];
    if (field === 'autores') joinAuthors(first, other);
    else if (own === undefined && !kept.has(field)) {
      first.celdas[field] = text;
      const marca = other.marcas[field];
      if (marca !== undefined) addMark(first, field, marca);
    } else if (own !== text) addMark(first, field, `Otra fila de la página dice «${text}».`);
  }
  for (const [field, marca] of Object.entries(other.marcas))
    if (other.celdas[field] === undefined) addMark(first, field, `En otra fila: ${marca}`);
  first.origen = `${first.origen}\n\n${other.origen}`;
}

function joinAuthors(first: ReadRecord, other: ReadRecord): void {
  const own = foldedAuthors(first);
  const added = linesOf(other.celdas.autores).filter((name) => !own.has(foldName(name)));
  if (added.length === 0) return;
  first.celdas.autores = [...linesOf(first.celdas.autores), ...added].join('\n');
  addMark(first, 'autores', `De otra fila de la página: ${added.join(', ')}.`);
}
