import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type ReturnState, usePaths } from '../../addresses/paths.ts';

interface PendienteRowProps {
  name: string;
  /** the form, to which the saved record comes back from */
  to: string;
  /** a second line; '' for none */
  detail: string;
  /** the buttons of the row */
  actions?: ReactNode;
  /** what stands below the row */
  children?: ReactNode;
}

/** A record that needs care, or to which a rule does not apply, with a link to its form. */
export function PendienteRow({ name, to, detail, actions, children }: PendienteRowProps) {
  const { pendientes } = usePaths();
  const state: ReturnState = { returnTo: pendientes };
  return (
    <Box component="li" sx={{ py: 1, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} to={to} state={state} underline="hover" sx={{ fontWeight: 600 }}>
            {name}
          </Link>
          {detail === '' ? null : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {detail}
            </Typography>
          )}
        </Box>
        {actions === undefined ? null : <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -0.5 }}>{actions}</Box>}
      </Box>
      {children}
    </Box>
  );
}
