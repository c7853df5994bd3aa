import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { IconButton, List, ListItem, ListItemText, Tooltip, Typography } from '@mui/material';
import type { RaRecord } from 'react-admin';

interface LinkListProps<L extends RaRecord> {
  links: readonly L[];
  empty: string;
  nameOf: (link: L) => string;
  detailOf: (link: L) => string;
  onRemove: (link: L) => void;
}

export function LinkList<L extends RaRecord>({ links, empty, nameOf, detailOf, onRemove }: LinkListProps<L>) {
  if (links.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>;
  return (
    <List dense disablePadding>
      {links.map((link) => (
        <ListItem
          key={link.id}
          divider
          disableGutters
          secondaryAction={
            <Tooltip title="Quitar del proyecto">
              <IconButton edge="end" aria-label={`Quitar ${nameOf(link)}`} onClick={() => onRemove(link)}>
                <DeleteIcon />
              </IconButton>
            </Tooltip>
          }
        >
          <ListItemText primary={nameOf(link)} secondary={detailOf(link)} sx={{ pr: 2, overflowWrap: 'anywhere' }} />
        </ListItem>
      ))}
    </List>
  );
}
