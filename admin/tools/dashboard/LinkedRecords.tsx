import { Box, Card, CardContent, Link, Typography } from '@mui/material';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { RowSkeletons } from './RowSkeletons.tsx';

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
  /** said where there are no items */
  empty: string;
  items: readonly LinkedRecord[];
  isLoading: boolean;
}

const SHOWN_MAX = 8;

/** A card with links to records. It keeps its room while it loads and without items, so that nothing below it moves. */
export function LinkedRecords({ title, empty, items, isLoading }: LinkedRecordsProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <CardContent>
        <Typography id={id} variant="h2" sx={{ mb: 1 }}>
          {title}
        </Typography>
        {isLoading ? <RowSkeletons count={1} /> : null}
        {items.length === 0 && !isLoading ? <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography> : null}
        {items.length === 0 ? null : (
          <Box component="ul" aria-labelledby={id} sx={{ m: 0, p: 0, listStyle: 'none' }}>
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
        )}
        {items.length > SHOWN_MAX ? (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            Y {items.length - SHOWN_MAX} más.
          </Typography>
        ) : null}
      </CardContent>
    </Card>
  );
}
