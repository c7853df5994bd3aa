import { Button, Link, List, ListItem, ListItemText, Typography } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

interface LinkListProps<L extends RaRecord> {
  links: readonly L[];
  empty: string;
  nameOf: (link: L) => string;
  detailOf: (link: L) => string;
  /** the page of the linked record */
  addressOf: (link: L) => string;
  /** while a link is being removed */
  disabled: boolean;
  onRemove: (link: L) => void;
}

const REMOVE = 'Quitar del proyecto';

export function LinkList<L extends RaRecord>(props: LinkListProps<L>) {
  const { links, empty, nameOf, detailOf, addressOf, disabled, onRemove } = props;
  if (links.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>;
  return (
    <List dense disablePadding>
      {links.map((link) => (
        <ListItem
          key={link.id}
          divider
          disableGutters
          sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'space-between' }}
        >
          <ListItemText
            primary={
              <Link component={RouterLink} to={addressOf(link)}>
                {nameOf(link)}
              </Link>
            }
            secondary={detailOf(link)}
            sx={{ flex: '1 1 12rem', overflowWrap: 'anywhere' }}
          />
          <Button
            size="small"
            aria-label={`${REMOVE}: ${nameOf(link)}`}
            disabled={disabled}
            onClick={() => onRemove(link)}
          >
            {REMOVE}
          </Button>
        </ListItem>
      ))}
    </List>
  );
}
