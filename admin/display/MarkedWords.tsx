import { Box } from '@mui/material';
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

const TAGS = { added: 'ins', removed: 'del' } as const;
const COLORS = { added: 'success.main', removed: 'error.main' } as const;

/** Two texts as one, with the words that were added underlined and those that were removed struck through. */
export function MarkedWords({ before, after }: { before: string; after: string }) {
  return (
    <>
      {wordDiff(before, after).map(({ text, kind }, index) => {
        const key = `${index} ${kind}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        return (
          <Box
            key={key}
            component={TAGS[kind]}
            sx={{ color: COLORS[kind], fontWeight: kind === 'added' ? 650 : 400, 'del + &': { ml: 0.5 } }}
          >
            {text}
          </Box>
        );
      })}
    </>
  );
}
