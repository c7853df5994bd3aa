import { foldName } from '../../../contract/duplicates/foldName.ts';
import type { Fields } from '../../../contract/duplicates/identity.ts';
import type { Likeness } from '../../../contract/duplicates/matching.ts';
import { draftNameOf } from '../../../contract/resources/drafts.ts';
import type { ImportedResource } from '../../../contract/resources/resources.ts';
import type { Candidate, CandidateIndex } from './existing.ts';
import type { ReadValues } from './readRow.ts';
import type { RowResult } from './rows.ts';

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
