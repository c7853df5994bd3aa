import { foldName } from '../../../../contract/duplicates/foldName.ts';
import type { ReadRecord } from '../fileContent.ts';
import { addMark, joinRows, otherContainer, otherDoi, otherIsbn, otherIssue, sharesAuthor } from './joinRows.ts';

/**
 * True for two rows of one title, year and kind that are the same product, as another member has entered it. Rows with other DOIs
 * or in other journals are, if they share an author and nothing else tells them apart.
 */
function isSame(a: ReadRecord, b: ReadRecord): boolean {
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
    else joinRows(same, record);
  }
  if (kept.length > 1) for (const record of kept) addMark(record, 'nombre', NEVER_THE_SAME);
  return kept;
}
