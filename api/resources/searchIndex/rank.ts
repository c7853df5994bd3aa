import type { SearchTerm } from '../../../contract/values/searchTerms.ts';
import type { Entry } from './entry.ts';

/** From best to worst: the beginning of the name, the name, an author or member, another text. */
export const RANKS = [0, 1, 2, 3] as const;
export type Rank = (typeof RANKS)[number];
const BEGINS: Rank = 0;
const IN_NAME: Rank = 1;
export const IN_PEOPLE: Rank = 2;
export const IN_TEXT: Rank = 3;

function rankOfWord({ folded, nombreEnd, personasEnd }: Entry, word: string): Rank | null {
  // The name comes first, then the people: the first occurrence is the best one.
  const at = folded.indexOf(word);
  if (at === -1) return null;
  if (at === 0) return BEGINS;
  const end = at + word.length;
  return end <= nombreEnd ? IN_NAME : end <= personasEnd ? IN_PEOPLE : IN_TEXT;
}

/** The worst rank of the words in an entry; the best one if all are in the name and one begins it; null if one is missing. */
export function rankOf(entry: Entry, terms: readonly SearchTerm[]): Rank | null {
  let worst: Rank = IN_NAME;
  let begins = false;
  for (const { folded } of terms) {
    const rank = rankOfWord(entry, folded);
    if (rank === null) return null;
    if (rank > worst) worst = rank;
    if (rank === BEGINS) begins = true;
  }
  return worst === IN_NAME && begins ? BEGINS : worst;
}
