import { Box, type Theme, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';

interface FormWithPanelsProps {
  /** above the form where they do not fit beside it */
  first: ReactNode;
  form: ReactNode;
  /** below the form where they do not fit beside it */
  last: ReactNode;
  /** of the panels, where that of the form is 3fr */
  width: '1fr' | '2fr';
}

const panels = {
  display: 'grid',
  gap: 2,
  minWidth: 0,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
};

/** A form with panels beside it in a wide window. The keys keep the form's input while the window changes. */
export function FormWithPanels({ first, form, last, width }: FormWithPanelsProps) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const formItem = (
    <Box key="form" sx={{ minWidth: 0, gridRow: isWide ? '1 / 3' : 'auto' }}>
      {form}
    </Box>
  );
  const firstItem = (
    <Box key="first" sx={panels}>
      {first}
    </Box>
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        ...(isWide && { gridTemplateColumns: `minmax(0, 3fr) minmax(0, ${width})`, gridTemplateRows: 'auto 1fr' }),
      }}
    >
      {isWide ? [formItem, firstItem] : [firstItem, formItem]}
      <Box sx={panels}>{last}</Box>
    </Box>
  );
}
