import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { IconButton, List, ListItem, ListItemText, Tooltip, Typography } from '@mui/material';
import { type RaRecord, useDelete, useListContext, useResourceContext } from 'react-admin';
import { mensajes } from '../../contract/mensajes.ts';
import { rawFailureText } from '../feedback/failureText.ts';
import { useToast } from '../feedback/useToast.tsx';
import { LoadingScreen } from '../layout/LoadingScreen.tsx';

interface LinkListProps<R extends RaRecord> {
  empty: string;
  name: (record: R) => string;
  detail: (record: R) => string;
  success: string;
  failure: string;
  /** once it is gone from the server too */
  onRemoved?: () => void;
}

/** What is linked to a project; each link can be removed, and for a while that can be undone. */
export function LinkList<R extends RaRecord>({ empty, name, detail, success, failure, onRemoved }: LinkListProps<R>) {
  const { data, isPending, error } = useListContext<R>();
  const resource = useResourceContext();
  const toast = useToast();
  const [remove] = useDelete<R>();

  if (error) return <Typography role="alert">{error.message || mensajes.general.sinConexion}</Typography>;
  if (isPending) return <LoadingScreen />;
  if (data.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>;

  const drop = (record: R) =>
    remove(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'undoable',
        onSuccess: () => toast('success', success, { undoable: true }),
        onError: (cause) => toast('error', rawFailureText(cause, failure)),
        onSettled: onRemoved,
      },
    );

  return (
    <List dense disablePadding>
      {data.map((record) => (
        <ListItem
          key={record.id}
          divider
          disableGutters
          secondaryAction={
            <Tooltip title="Quitar del proyecto">
              <IconButton edge="end" aria-label={`Quitar ${name(record)}`} onClick={() => drop(record)}>
                <DeleteIcon />
              </IconButton>
            </Tooltip>
          }
        >
          <ListItemText primary={name(record)} secondary={detail(record)} sx={{ pr: 2, overflowWrap: 'anywhere' }} />
        </ListItem>
      ))}
    </List>
  );
}
