import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ListNoResults, useListContext } from 'react-admin';

interface InvitationProps {
  text: string;
  /** a second line */
  detail?: string;
  action?: ReactNode;
}

/** A text in the middle of an empty list, above an optional action. */
export function Invitation({ text, detail, action }: InvitationProps) {
  return (
    <Box sx={{ py: 6, px: 2, display: 'grid', gap: 2, justifyItems: 'center', textAlign: 'center' }}>
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      {detail === undefined ? null : <Typography sx={{ color: 'text.secondary' }}>{detail}</Typography>}
      {action}
    </Box>
  );
}

/** An empty list: an invitation, or 'No se encontraron …' if a filter is set. */
export function ListEmpty(invitation: InvitationProps) {
  const { filterValues } = useListContext();
  return Object.keys(filterValues ?? {}).length > 0 ? <ListNoResults /> : <Invitation {...invitation} />;
}
