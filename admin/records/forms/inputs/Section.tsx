import { Box, Divider, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  help?: ReactNode;
  /** of the title: h3 in a dialog, p where the form may stand at either depth */
  level?: 'h2' | 'h3' | 'p';
  children: ReactNode;
}

export function Section({ title, help, level = 'h3', children }: SectionProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ width: '100%', mt: 2 }}>
      <Divider sx={{ mb: 2 }} />
      <Typography id={id} component={level} variant={level === 'p' ? 'h3' : level} sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {help === undefined ? null : (
        <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
          {help}
        </Typography>
      )}
      {children}
    </Box>
  );
}

/** Two columns of fields; one on a phone. */
export const pair = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  width: '100%',
};
