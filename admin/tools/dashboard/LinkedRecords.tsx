import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { Panel } from '../../components/Panel.tsx';

export interface LinkedRecord {
  key: string;
  name: string;
  to: string;
  state?: object;
  /** beside the name */
  detail: string;
}

interface LinkedRecordsProps {
  title: string;
  items: readonly LinkedRecord[];
}

const SHOWN_MAX = 8;

/** A card with links to records. Nothing without any. */
export function LinkedRecords({ title, items }: LinkedRecordsProps) {
  if (items.length === 0) return null;
  return (
    <Panel title={title}>
      <Box component="ul" aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.slice(0, SHOWN_MAX).map(({ key, name, to, state, detail }) => (
          <Box component="li" key={key} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
            <Link component={RouterLink} to={to} state={state}>
              {name}
            </Link>{' '}
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {detail}
            </Typography>
          </Box>
        ))}
      </Box>
      {items.length > SHOWN_MAX ? (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          Y {items.length - SHOWN_MAX} más.
        </Typography>
      ) : null}
    </Panel>
  );
}
