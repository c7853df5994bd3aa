import { diffWords } from 'diff';

export interface DiffPart {
  text: string;
  kind: 'same' | 'added' | 'removed';
}

/** Milliseconds; two long texts without common words take longer. */
const TIMEOUT_MS = 300;

/** The words that two texts share, and those that only one of them has, in order. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const changes = diffWords(before, after, { timeout: TIMEOUT_MS });
  if (changes === undefined) {
    return [
      { text: before, kind: 'removed' },
      { text: after, kind: 'added' },
    ];
  }
  return changes.map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}
