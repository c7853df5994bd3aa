import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { textOf } from '../../../contract/values/tolerant.ts';
import { StoredHtml } from '../../display/StoredHtml.tsx';

/** The objective in the style of the public home, updated while typing. */
export function ObjetivoPreview() {
  const html = textOf(useWatch({ name: 'objetivo' }));
  return (
    <Box
      component="section"
      aria-label="Vista previa del objetivo"
      sx={{ width: '100%', mt: 1, mb: 2, p: 2, border: '1px dashed', borderColor: 'divider', borderRadius: '10px' }}
    >
      <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
        Así se verá en el inicio
      </Typography>
      <Typography component="p" sx={{ mb: 1, fontSize: '1.6rem', fontWeight: 700, lineHeight: 1.2 }}>
        Objetivo
      </Typography>
      <Box
        sx={{
          maxWidth: '68ch',
          fontSize: '1.125rem',
          lineHeight: 1.6,
          overflowWrap: 'anywhere',
          '& > *': { my: 0 },
          '& > * + *': { mt: 2 },
          '& h3': { fontSize: '1.25rem' },
          '& h4': { fontSize: '1.125rem' },
          '& ul, & ol': { pl: '1.4em' },
          '& li > p': { m: 0 },
          '& li + li': { mt: 0.75 },
          '& li::marker': { color: 'secondary.light' },
          '& a': { color: 'primary.main' },
        }}
      >
        <StoredHtml html={html} />
      </Box>
    </Box>
  );
}
