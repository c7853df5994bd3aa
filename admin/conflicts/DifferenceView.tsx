import { Box, Typography } from '@mui/material';
import { nombreDeCampo } from '../movimientos/nombres.ts';
import { valorVisible } from '../movimientos/valores.ts';
import type { Difference } from './conflict.ts';

const textOf = (resource: string, campo: string, value: unknown): string =>
  valorVisible(resource, campo, Array.isArray(value) ? value.join('\n') : value);

/** One field: what was written beside what is stored. */
export function DifferenceView({ resource, campo, mio, guardado }: Difference & { resource: string }) {
  return (
    <Box component="section" aria-label={nombreDeCampo(resource, campo)}>
      <Typography component="h3" variant="subtitle2">
        {nombreDeCampo(resource, campo)}
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Side label="Lo que usted escribió" text={textOf(resource, campo, mio)} />
        <Side label="Lo que está guardado" text={textOf(resource, campo, guardado)} />
      </Box>
    </Box>
  );
}

function Side({ label, text }: { label: string; text: string }) {
  return (
    <Box sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: '8px' }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  );
}
