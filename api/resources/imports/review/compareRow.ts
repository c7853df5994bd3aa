import { foldName } from '../../../../contract/duplicates/foldName.ts';
import type { Fields } from '../../../../contract/duplicates/identity.ts';
import type { Likeness } from '../../../../contract/duplicates/matching.ts';
import { draftNameOf } from '../../../../contract/resources/drafts.ts';
import type { ImportedResource } from '../../../../contract/resources/resources.ts';
import type { RowResult } from '../stored/rows.ts';
import type { ReadValues } from '../values/readRow.ts';

/** Items of one key that are compared: thousands of records may have one title. */
const COMPARED = 20;

/** Items by the keys that tell that two of them may mean one record. */
export class KeyIndex<T> {
  readonly #byKey = new Map<string, T[]>();

  /** The items that share a key with something, each once. */
  like(keys: readonly string[]): Set<T> {
    return new Set(keys.flatMap((key) => this.#byKey.get(key) ?? []));
  }

  add(keys: readonly string[], item: T): void {
    for (const key of new Set(keys)) {
      const known = this.#byKey.get(key);
      if (known === undefined) this.#byKey.set(key, [item]);
      else if (known.length < COMPARED) known.push(item);
    }
  }
}

/** A record, or a draft of a new one, that a row may mean. */
export interface Candidate {
  id: number;
  nombre: string;
  isDraft: boolean;
  /** of the record; 0 for a draft */
  version: number;
  /** by the names of the call's fields */
  fields: Fields;
}

/** A row of the file that came before. */
export interface EarlierRow {
  numero: number;
  fields: Fields;
}

export interface Match {
  candidate: Candidate | null;
  /** an earlier row of the file that may mean the same record */
  earlier: number | null;
  likeness: Likeness | null;
  /** an earlier row of the file changes the record */
  isChanged: boolean;
}

type Found = Omit<Match, 'isChanged'>;

interface Claim {
  numero: number;
  isChange: boolean;
}

/** The records that rows of the file mean. A record is changed by one row only: its version decides whether it may be. */
export class Claims {
  readonly #byRecord = new Map<number, Claim>();

  /** @param match what {@link matchRow} answers */
  apply(match: Found): Match {
    const { candidate, earlier, likeness } = match;
    const claim = candidate === null || candidate.isDraft ? undefined : this.#byRecord.get(candidate.id);
    if (claim === undefined) return { ...match, isChanged: false };
    return {
      candidate,
      earlier: earlier ?? claim.numero,
      likeness: likeness === 'mismo' ? 'posible' : likeness,
      isChanged: claim.isChange,
    };
  }

  add({ candidate }: Match, numero: number, { estado, incluida }: Pick<RowResult, 'estado' | 'incluida'>): void {
    if (candidate === null || candidate.isDraft || (estado !== 'cambia' && estado !== 'igual')) return;
    const isChange = estado === 'cambia' && incluida;
    if (isChange || !this.#byRecord.has(candidate.id)) this.#byRecord.set(candidate.id, { numero, isChange });
  }
}

const nameOf = (kind: ImportedResource, fields: Fields): string => foldName(draftNameOf(kind, fields));

interface Compared {
  /** records and drafts that share a key with the row */
  candidates: Iterable<Candidate>;
  /** earlier rows of the file that do */
  earlier: Iterable<EarlierRow>;
  /** the record whose id the row has, as an export writes it */
  named: Candidate | undefined;
  likeness: (a: Fields, b: Fields) => Likeness | null;
}

export function matchRow(
  kind: ImportedResource,
  { values }: ReadValues,
  { candidates, earlier, named, likeness }: Compared,
): Found {
  for (const { numero, fields } of earlier) {
    if (likeness(values, fields) !== null)
      return { candidate: byIdOrLike()?.candidate ?? null, earlier: numero, likeness: 'posible' };
  }
  return byIdOrLike() ?? { candidate: null, earlier: null, likeness: null };

  function byIdOrLike(): Found | null {
    // The id tells the record if its name is the same too.
    if (named !== undefined && nameOf(kind, named.fields) === nameOf(kind, values))
      return { candidate: named, earlier: null, likeness: 'mismo' };
    let possible: Found | null = named ? { candidate: named, earlier: null, likeness: 'posible' } : null;
    const same: Candidate[] = [];
    for (const candidate of candidates) {
      const found = likeness(values, candidate.fields);
      if (found === 'mismo') same.push(candidate);
      if (found !== null) possible ??= { candidate, earlier: null, likeness: 'posible' };
    }
    const [only] = same;
    if (only === undefined || same.length > 1) return possible;
    return { candidate: only, earlier: null, likeness: 'mismo' };
  }
}
