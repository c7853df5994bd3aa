import { foldName } from '../../../../contract/duplicates/foldName.ts';
import type { ReadRecord } from '../fileContent.ts';

/** Cells in which copies of one product may differ: the rest of a row decides whether it is one. */
const CONTAINERS = ['revista', 'titulo_libro'] as const;

const linesOf = (text = ''): string[] => text.split('\n').filter((line) => line !== '');
const foldedAuthors = ({ celdas }: ReadRecord): Set<string> => new Set(linesOf(celdas.autores).map(foldName));

/** True for two values that differ; a value that is cut off is none. */
function differ(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  return !a.startsWith(b) && !b.startsWith(a);
}

const isbnDigits = ({ celdas }: ReadRecord): string | undefined => celdas.isbn?.replaceAll(/\D/g, '');

function sharesAuthor(a: ReadRecord, b: ReadRecord): boolean {
  const authors = foldedAuthors(a);
  return [...foldedAuthors(b)].some((name) => authors.has(name));
}

/**
 * True for two rows of one title, year and kind that are the same product, as another member has entered it. Rows with other DOIs
 * or in other journals are, if they share an author and nothing else tells them apart.
 */
function isSame(a: ReadRecord, b: ReadRecord): boolean {
  if (a.celdas.doi !== undefined && a.celdas.doi === b.celdas.doi) return true;
  const otherId = differ(a.celdas.doi, b.celdas.doi) || differ(isbnDigits(a), isbnDigits(b));
  const otherContainer = CONTAINERS.some((field) => differ(foldedCell(a, field), foldedCell(b, field)));
  if (!otherId && !otherContainer) return true;
  if (otherId && otherContainer) return false;
  const otherIssue = differ(a.celdas.volumen, b.celdas.volumen) || differ(a.celdas.numero, b.celdas.numero);
  return sharesAuthor(a, b) && !(otherId && otherIssue);
}

function foldedCell({ celdas }: ReadRecord, field: string): string | undefined {
  const text = celdas[field];
  return text === undefined ? undefined : foldName(text);
}

const addMark = (record: ReadRecord, field: string, marca: string): void => {
  const known = record.marcas[field];
  if (known?.includes(marca)) return;
  record.marcas[field] = known === undefined ? marca : `${known} ${marca}`;
};

/** Fills what the first row lacks, joins the authors, and says what the other row has instead. */
function mergeInto(first: ReadRecord, other: ReadRecord): void {
  for (const [field, text] of Object.entries(other.celdas)) {
    const own = first.celdas[field];
    if (field === 'autores') joinAuthors(first, other);
    else if (own === undefined) {
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

export interface KeyedRecord {
  /** section and kind */
  kind: string;
  record: ReadRecord;
}

const keyOf = ({ kind, record: { celdas } }: KeyedRecord): string =>
  JSON.stringify([
    kind,
    foldName(celdas.nombre ?? ''),
    celdas.fecha_publicacion?.slice(0, 4) ?? celdas.fecha_inicio ?? '',
  ]);

/**
 * The page has a product once for each member who entered it: rows of the same title, year and kind become one, beginning with
 * the one that has a DOI. The record stands where its first row does.
 */
export function mergeProductos(all: readonly KeyedRecord[]): { records: ReadRecord[]; merged: number } {
  const records: ReadRecord[] = [];
  for (const group of Map.groupBy(all, keyOf).values()) records.push(...mergeGroup(group.map(({ record }) => record)));
  return { records, merged: all.length - records.length };
}

const NEVER_THE_SAME = 'Otra fila de la página tiene el mismo título, con otros datos: revise si es el mismo producto.';

function mergeGroup(group: readonly ReadRecord[]): ReadRecord[] {
  const [only] = group;
  if (only?.celdas.nombre === undefined || group.length === 1) return [...group];
  const kept: ReadRecord[] = [];
  for (const record of group.toSorted(
    (a, b) => Number(b.celdas.doi !== undefined) - Number(a.celdas.doi !== undefined),
  )) {
    const same = kept.find((known) => isSame(known, record));
    if (same === undefined) kept.push(record);
    else mergeInto(same, record);
  }
  if (kept.length > 1) for (const record of kept) addMark(record, 'nombre', NEVER_THE_SAME);
  return kept;
}
