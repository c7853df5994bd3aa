import type { RaRecord } from 'react-admin';
import type { Fields, Identity } from '../../../contract/duplicates/identity.ts';

type Keyed = Readonly<Record<string, ReadonlyMap<string, readonly RaRecord<number>[]>>>;

/** The records of a list by their keys, for each field that decides whether two are the same. */
export function indexByKeys({ keys }: Identity, records: readonly RaRecord<number>[]): Keyed {
  const index: Record<string, Map<string, RaRecord<number>[]>> = {};
  for (const [field, keysOf] of Object.entries(keys)) {
    const found = new Map<string, RaRecord<number>[]>();
    for (const record of records) {
      for (const key of keysOf(record)) found.set(key, [...(found.get(key) ?? []), record]);
    }
    index[field] = found;
  }
  return index;
}

/** The other records that mean the same as `record`, by the keys of `field`. */
export function duplicatesBy(
  identity: Identity,
  index: Keyed,
  field: string,
  record: Fields,
): readonly RaRecord<number>[] {
  const found = (identity.keys[field]?.(record) ?? []).flatMap((key) => index[field]?.get(key) ?? []);
  return [...new Set(found)].filter(
    ({ id, ...other }) => id !== record.id && !identity.differ?.[field]?.(record, other),
  );
}
