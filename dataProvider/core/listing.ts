/** Client-side filtering, sorting and paging of whole lists. */
import type { FilterPayload, PaginationPayload, SortPayload } from 'react-admin';
import { foldText } from '../../contract/values/foldText.ts';

export interface ListQuery {
  filter?: FilterPayload;
  sort?: SortPayload;
  pagination?: PaginationPayload;
}

type Fields = Readonly<Record<string, unknown>>;

const collator = new Intl.Collator('es', { numeric: true });

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Compares numbers, or Spanish texts; 'YYYY-MM-DD' sorts correctly as text. */
function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

// Values are compared as text: a filter from the URL or a select may hold '1' for 1.
const same = (a: unknown, b: unknown): boolean => String(a) === String(b);

function matches(value: unknown, expected: unknown): boolean {
  const values = Array.isArray(value) ? value : [value];
  const options = Array.isArray(expected) ? expected : [expected];
  return values.some((one) => options.some((option) => same(one, option)));
}

type Test = (record: Fields) => boolean;

// Folded search text per record: a cached list is searched on every keystroke.
const folded = new WeakMap<readonly string[], WeakMap<object, string>>();
const FIELD_SEPARATOR = '\n';

function foldedText(record: Fields, searchFields: readonly string[]): string {
  const texts = folded.get(searchFields) ?? new WeakMap<object, string>();
  folded.set(searchFields, texts);
  const cached = texts.get(record);
  if (cached !== undefined) return cached;
  const text = searchFields.map((field) => foldText(String(record[field] ?? ''))).join(FIELD_SEPARATOR);
  texts.set(record, text);
  return text;
}

function testOf(key: string, expected: unknown, searchFields: readonly string[]): Test {
  if (key === 'q') {
    const text = foldText(String(expected));
    return (record) => foldedText(record, searchFields).includes(text);
  }
  const range = /^(.+)_(gte|lte)$/.exec(key);
  if (range === null) return (record) => matches(record[key], expected);
  const [, field = '', bound] = range;
  return (record) => {
    if (isEmpty(record[field])) return false;
    const order = compare(record[field], expected);
    return bound === 'gte' ? order >= 0 : order <= 0;
  };
}

/**
 * Records that match every filter. `q` searches ignoring case and accents; `x_gte` and `x_lte` limit field x; any other key
 * tests equality, or overlap if either side is a list. Empty values are ignored.
 */
export function filterRecords<R extends object>(
  records: readonly R[],
  filter: FilterPayload = {},
  searchFields: readonly string[] = [],
): R[] {
  const tests = Object.entries(filter)
    .filter(([, value]) => !isEmpty(value))
    .map(([key, value]) => testOf(key, value, searchFields));
  return records.filter((record) => tests.every((test) => test(record as Fields)));
}

/** Sorts with Spanish collation; empty values come last in both directions. */
export function sortRecords<R extends object>(records: readonly R[], sort?: SortPayload): R[] {
  if (sort === undefined) return [...records];
  const direction = sort.order === 'DESC' ? -1 : 1;
  return records.toSorted((one, other) => {
    const a = (one as Fields)[sort.field];
    const b = (other as Fields)[sort.field];
    if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b));
    return direction * compare(a, b);
  });
}

// The last sort result per list: a new filter does not sort again.
const sortedLists = new WeakMap<readonly object[], { name: string; records: readonly object[] }>();

function sortCached<R extends object>(records: readonly R[], sort?: SortPayload): readonly R[] {
  if (sort === undefined) return records;
  const name = `${sort.field} ${sort.order}`;
  const cached = sortedLists.get(records);
  if (cached?.name === name) return cached.records as readonly R[];
  const sorted = sortRecords(records, sort);
  sortedLists.set(records, { name, records: sorted });
  return sorted;
}

/** One page of a whole list, and the total after filtering. The sorted list is cached: do not mutate the input. */
export function listing<R extends object>(
  records: readonly R[],
  { filter, sort, pagination }: ListQuery,
  searchFields: readonly string[],
): { data: R[]; total: number } {
  const found = filterRecords(sortCached(records, sort), filter, searchFields);
  if (pagination === undefined) return { data: found, total: found.length };
  const start = (pagination.page - 1) * pagination.perPage;
  return { data: found.slice(start, start + pagination.perPage), total: found.length };
}
