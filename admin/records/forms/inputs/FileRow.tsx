import { Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** What becomes of a stored or chosen file, and what can be done with it. */
export function FileRow({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ mb: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{children}</Typography>
      {action}
    </Stack>
  );
}

export function FileAction({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <Button size="small" onClick={onClick}>
      {text}
    </Button>
  );
}
