import { csvText } from '../../../contract/values/csv.ts';
import { resources } from '../../../i18n/resources.ts';
import { absoluteUrl, storedPicture } from '../../addresses/images.ts';

type Cell = string | number;

export interface CsvColumn<R> {
  header: string;
  value: (record: R) => Cell;
}

type Labelled = keyof typeof resources;
type FieldOf<K extends Labelled> = keyof (typeof resources)[K]['columns'] & string;

interface Exceptions<K extends Labelled, R> {
  /** headers that are no labels */
  headers?: { readonly [F in FieldOf<K>]?: string };
  /** cells that do not have the value of the record */
  cells?: { readonly [F in FieldOf<K>]?: (record: R) => Cell };
}

function cellOf(value: unknown): Cell {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  // One item a line, because an item can hold commas.
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'number' ? value : String(value ?? '');
}

/** The columns of an export: fields in the order of their labels, as they are stored. */
export function csvColumns<K extends Labelled, R extends object>(
  resource: K,
  { headers = {}, cells = {} }: Exceptions<K, R>,
): readonly CsvColumn<R>[] {
  const labels = Object.entries(resources[resource].columns) as [FieldOf<K>, string][];
  return labels.map(([field, label]) => ({
    header: headers[field] ?? label,
    value: cells[field] ?? ((record) => cellOf((record as Readonly<Record<string, unknown>>)[field])),
  }));
}

/** The cell of a picture: an address that works outside the page. */
export const pictureCell = (recurso: Parameters<typeof storedPicture>[0], name: string | null): string =>
  name ? absoluteUrl(storedPicture(recurso, name)) : '';

export const toCsv = <R>(columns: readonly CsvColumn<R>[], records: readonly R[]): string =>
  csvText([columns.map(({ header }) => header), ...records.map((r) => columns.map(({ value }) => value(r)))]);

/** The column of an export whose records come from a file, some of them. @param origenes by the ids of the records */
export const origenColumn = (origenes: ReadonlyMap<number, string>): CsvColumn<{ id: number }> => ({
  header: 'Origen',
  value: ({ id }) => origenes.get(id) ?? '',
});
