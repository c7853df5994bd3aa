import { foldName } from '../../../contract/duplicates/foldName.ts';
import type { Fields } from '../../../contract/duplicates/identity.ts';
import type { Likeness } from '../../../contract/duplicates/matching.ts';
import { draftNameOf } from '../../../contract/resources/drafts.ts';
import type { ImportedResource } from '../../../contract/resources/resources.ts';
import type { ReadValues } from './readRow.ts';
import type { RowResult } from './rows.ts';

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

/** The records and drafts of a kind, by what may tell that a row means one of them. */
export class CandidateIndex {
  readonly #byKey = new KeyIndex<Candidate>();
  readonly #byId = new Map<number, Candidate>();

  constructor(keysOf: (fields: Fields) => readonly string[], candidates: readonly Candidate[]) {
    for (const candidate of candidates) {
      if (!candidate.isDraft) this.#byId.set(candidate.id, candidate);
      this.#byKey.add(keysOf(candidate.fields), candidate);
    }
  }

  /** A record, never a draft. */
  ofId(id: number): Candidate | undefined {
    return this.#byId.get(id);
  }

  like(keys: readonly string[]): Set<Candidate> {
    return this.#byKey.like(keys);
  }
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

/** The id of an export tells the record if its name is the same too. */
function byId(kind: ImportedResource, fields: Fields, id: string, index: CandidateIndex): Found | null {
  const candidate = /^\d{1,15}$/.test(id) ? index.ofId(Number(id)) : undefined;
  if (candidate === undefined) return null;
  const isSame = nameOf(kind, candidate.fields) === nameOf(kind, fields);
  return { candidate, earlier: null, likeness: isSame ? 'mismo' : 'posible' };
}

/** @param id text of the column with the id, or '' @param earlier rows of the file that share a key with this one */
export function matchRow(
  kind: ImportedResource,
  { values }: ReadValues,
  id: string,
  candidates: { index: CandidateIndex; keys: readonly string[] },
  earlier: Iterable<EarlierRow>,
  likeness: (a: Fields, b: Fields) => Likeness | null,
): Found {
  for (const { numero, fields } of earlier) {
    if (likeness(values, fields) !== null)
      return { candidate: byIdOrLike()?.candidate ?? null, earlier: numero, likeness: 'posible' };
  }
  return byIdOrLike() ?? { candidate: null, earlier: null, likeness: null };

  function byIdOrLike(): Found | null {
    const { index, keys } = candidates;
    const named = byId(kind, values, id, index);
    if (named?.likeness === 'mismo') return named;
    let possible: Found | null = named;
    const same: Candidate[] = [];
    for (const candidate of index.like(keys)) {
      const found = likeness(values, candidate.fields);
      if (found === 'mismo') same.push(candidate);
      if (found !== null) possible ??= { candidate, earlier: null, likeness: 'posible' };
    }
    const [only] = same;
    if (only === undefined || same.length > 1) return possible;
    return { candidate: only, earlier: null, likeness: 'mismo' };
  }
}
