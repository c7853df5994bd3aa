import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface ListGridProps {
  component: 'ol' | 'ul';
  label: string;
  children: ReactNode;
}

export function ListGrid({ component, label, children }: ListGridProps) {
  return (
    <Box
      component={component}
      aria-label={label}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        columnGap: 4,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
      }}
    >
      {children}
    </Box>
  );
}
