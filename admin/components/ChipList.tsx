import { Stack } from '@mui/material';
import type { ReactNode } from 'react';

/** A list of chips over several lines; each child is a chip with `component="li"`. */
export function ChipList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack
      component="ul"
      direction="row"
      useFlexGap
      spacing={0.75}
      aria-label={label}
      sx={{ flexWrap: 'wrap', p: 0, m: 0, listStyle: 'none' }}
    >
      {children}
    </Stack>
  );
}
