import { apaHeading } from './apa.ts';
import { type CslItem, yearOf } from './csl.ts';

const COLLATOR = new Intl.Collator('es', { sensitivity: 'base', ignorePunctuation: true, numeric: true });

interface Ordered {
  item: CslItem;
  /** 'a', 'b' for works of the same authors and year */
  suffix: string;
}

const DATED = 1;
const IN_STATUS = 2;
const UNDATED = 0;
const dateGroup = ({ issued, status }: CslItem): number => (issued ? DATED : status ? IN_STATUS : UNDATED);

const EXACT_TYPES = new Set<CslItem['type']>(['document', 'software', 'speech']);

/** The year, and for some types month and day. */
function dateKey(item: CslItem): string {
  const [year, month = 0, day = 0] = item.issued?.['date-parts'][0] ?? [0];
  const unpublished =
    item.type === 'paper-conference' && !(item.editor?.length || item.issue || item.page || item.volume);
  const exact = EXACT_TYPES.has(item.type) || unpublished;
  return (exact ? [year, month, day] : [year]).map((part) => String(part).padStart(4, '0')).join('-');
}

const sortKeys = (item: CslItem): string[] => [
  apaHeading(item),
  String(dateGroup(item)),
  dateKey(item),
  item.status ?? '',
  item.title,
  item.volume ?? '',
];

/** 'a' to 'z', then 'aa'. */
function letters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? letters(rest - 1) : '') + String.fromCharCode(97 + (index % 26));
}

const workKey = (item: CslItem): string =>
  JSON.stringify([apaHeading(item), yearOf(item) ?? dateGroup(item), item.issued ? '' : item.status]);

function compareKeys(one: readonly string[], other: readonly string[]): number {
  for (const [index, key] of one.entries()) {
    const order = COLLATOR.compare(key, other[index] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}

/** The order of an APA list; works whose in-text citations would be equal get letters. */
export function apaOrder(items: readonly CslItem[]): Ordered[] {
  const keyed = items.map((item) => ({ item, keys: sortKeys(item), work: workKey(item) }));
  const counts = new Map<string, number>();
  for (const { work } of keyed) counts.set(work, (counts.get(work) ?? 0) + 1);
  const seen = new Map<string, number>();
  const sorted = keyed.toSorted((one, other) => compareKeys(one.keys, other.keys));
  return sorted.map(({ item, work }) => {
    const index = seen.get(work) ?? 0;
    seen.set(work, index + 1);
    return { item, suffix: (counts.get(work) ?? 0) > 1 ? letters(index) : '' };
  });
}
