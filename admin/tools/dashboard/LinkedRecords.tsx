import { Box, Card, CardContent, Link, Typography } from '@mui/material';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';

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
  const id = useId();
  if (items.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <CardContent>
        <Typography id={id} variant="h2" sx={{ mb: 1 }}>
          {title}
        </Typography>
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
        {items.length > SHOWN_MAX ? (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            Y {items.length - SHOWN_MAX} más.
          </Typography>
        ) : null}
      </CardContent>
    </Card>
  );
}
