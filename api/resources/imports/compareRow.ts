import { foldName } from '../../../contract/duplicates/foldName.ts';
import type { Fields } from '../../../contract/duplicates/identity.ts';
import type { Likeness } from '../../../contract/duplicates/matching.ts';
import { draftNameOf } from '../../../contract/resources/drafts.ts';
import type { ImportedResource } from '../../../contract/resources/resources.ts';
import type { Candidate, CandidateIndex } from './existing.ts';
import type { ReadValues } from './readRow.ts';

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
}

const nameOf = (kind: ImportedResource, fields: Fields): string => foldName(draftNameOf(kind, fields));

/** The id of an export tells the record if its name is the same too. */
function byId(kind: ImportedResource, fields: Fields, id: string, index: CandidateIndex): Match | null {
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
): Match {
  for (const { numero, fields } of earlier) {
    if (likeness(values, fields) !== null)
      return { candidate: byIdOrLike()?.candidate ?? null, earlier: numero, likeness: 'posible' };
  }
  return byIdOrLike() ?? { candidate: null, earlier: null, likeness: null };

  function byIdOrLike(): Match | null {
    const { index, keys } = candidates;
    const named = byId(kind, values, id, index);
    if (named?.likeness === 'mismo') return named;
    let possible: Match | null = named;
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
