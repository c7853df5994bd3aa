import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ReturnState } from '../../addresses/paths.ts';
import { usePaths } from '../../addresses/paths.ts';

interface PendienteRowProps {
  name: string;
  /** the form, to which the saved record comes back from */
  to: string;
  /** a second line; '' for none */
  detail: string;
  /** beside the name */
  action?: ReactNode;
}

/** A record that needs care, with a link to its form. */
export function PendienteRow({ name, to, detail, action }: PendienteRowProps) {
  const { pendientes } = usePaths();
  const state: ReturnState = { returnTo: pendientes };
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, py: 1, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={to} state={state} underline="hover" sx={{ fontWeight: 600 }}>
          {name}
        </Link>
        {detail === '' ? null : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {detail}
          </Typography>
        )}
      </Box>
      {action}
    </Box>
  );
}
