import { Card, CardContent, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export interface PanelProps {
  title: string;
  /** below the title */
  note?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
}

export function Panel({ title, note, action, children }: PanelProps) {
  return (
    <Card component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <CardContent>
        <Stack direction="row" spacing={1} sx={{ mb: 1, alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="h2">{title}</Typography>
          {action}
        </Stack>
        {note === undefined ? null : (
          <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
            {note}
          </Typography>
        )}
        {children}
      </CardContent>
    </Card>
  );
}
