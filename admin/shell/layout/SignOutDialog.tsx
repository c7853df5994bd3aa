import { Button, DialogActions, DialogContent, DialogContentText, List, ListItem, ListItemText } from '@mui/material';
import { useId } from 'react';
import { messages } from '../../../contract/calls/messages.ts';
import { Modal } from '../../components/Modal.tsx';
import { instantText } from '../../display/dayAndTime.ts';
import { resourceLabel } from '../../display/fieldLabel.ts';
import { recordName } from '../../display/recordName.ts';
import { type LocalCopy, NEW_RECORD } from '../../session/localCopies/localCopy.ts';

/** 'Convenio: Fundación Ruta', or 'Convenio nuevo: …'. */
function titleOf({ resource, recordId, base, changes }: LocalCopy): string {
  const name = recordName(resource, { ...base, ...changes });
  const kind = recordId === NEW_RECORD ? `${resourceLabel(resource)} sin agregar` : resourceLabel(resource);
  return name === '' ? kind : `${kind}: ${name}`;
}

interface SignOutDialogProps {
  copies: readonly LocalCopy[];
  onConfirm: () => void;
  onCancel: () => void;
}

export function SignOutDialog({ copies, onConfirm, onCancel }: SignOutDialogProps) {
  const id = useId();
  return (
    <Modal title="Hay trabajo sin guardar" onClose={onCancel} describedBy={id}>
      {/* Focusable so that the keyboard can scroll it. */}
      <DialogContent dividers tabIndex={0}>
        <DialogContentText id={id}>{messages.copias.signOut}</DialogContentText>
        <List dense>
          {copies.map((copy) => (
            <ListItem key={copy.id} disableGutters>
              <ListItemText
                primary={titleOf(copy)}
                secondary={instantText(copy.savedAt)}
                sx={{ overflowWrap: 'anywhere' }}
              />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2, flexWrap: 'wrap', gap: 1, '& > :not(style) ~ :not(style)': { ml: 0 } }}>
        <Button onClick={onCancel} autoFocus>
          Cancelar
        </Button>
        <Button variant="contained" color="error" onClick={onConfirm}>
          Cerrar sesión y eliminarlas
        </Button>
      </DialogActions>
    </Modal>
  );
}
