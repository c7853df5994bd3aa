import { Box } from '@mui/material';
import { wordDiff } from './wordDiff.ts';

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
