import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { fieldLabel } from '../display/fieldLabel.ts';
import { StoredValue } from '../display/StoredValue.tsx';
import type { Difference } from './conflict.ts';

const itemsByLine = (value: unknown): unknown => (Array.isArray(value) ? value.join('\n') : value);

/** One field: the user's value beside the stored value. */
export function DifferenceView({ resource, field, mine, stored }: Difference & { resource: string }) {
  return (
    <Box component="section" aria-label={fieldLabel(resource, field)}>
      <Typography component="h3" variant="subtitle2">
        {fieldLabel(resource, field)}
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Side label="Lo que usted escribió">
          <StoredValue resource={resource} field={field} value={itemsByLine(mine)} />
        </Side>
        <Side label="Lo que está guardado">
          <StoredValue resource={resource} field={field} value={itemsByLine(stored)} />
        </Side>
      </Box>
    </Box>
  );
}

function Side({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: '8px' }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography variant="body2" component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}
