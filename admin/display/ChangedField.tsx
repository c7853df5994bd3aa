import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { fieldLabel } from './fieldLabel.ts';
import { StoredValue } from './StoredValue.tsx';

interface FieldSide {
  title: string;
  value: unknown;
}

interface ChangedFieldProps {
  resource: string;
  field: string;
  /** null if the record did not exist */
  before: FieldSide | null;
  /** null if the record no longer exists */
  after: FieldSide | null;
  /** StoredValue if absent */
  render?: (value: unknown) => ReactNode;
}

/** A changed field in a `dl`, with both values side by side. A new or a deleted record has only one side. */
export function ChangedField({ resource, field, before, after, render }: ChangedFieldProps) {
  const show = render ?? ((value: unknown) => <StoredValue resource={resource} field={field} value={value} />);
  const isBoth = before !== null && after !== null;
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ mb: 0.5, fontWeight: 650 }}>
        {fieldLabel(resource, field)}
      </Typography>
      <Box
        component="dd"
        sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: isBoth ? '1fr 1fr' : '1fr' } }}
      >
        {before === null ? null : (
          <Side title={before.title} color="error.main">
            {show(before.value)}
          </Side>
        )}
        {after === null ? null : (
          <Side title={after.title} color="success.main">
            {show(after.value)}
          </Side>
        )}
      </Box>
    </div>
  );
}

function Side({ title, color, children }: { title: string; color: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0, px: 1.5, py: 1, bgcolor: 'action.hover', borderLeft: '3px solid', borderColor: color }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{children}</Box>
    </Box>
  );
}
