import { Box, Button, DialogActions, DialogContent, DialogContentText, Typography } from '@mui/material';
import { useId } from 'react';
import { messages } from '../../contract/calls/messages.ts';
import type { UndoConflict } from '../../dataProvider/methods/history.ts';
import { Modal } from '../components/Modal.tsx';
import { ChangedField } from '../display/ChangedField.tsx';
import { changesOf } from '../display/changes.ts';
import { resourceLabel } from '../display/fieldLabel.ts';
import { recordName } from '../display/recordName.ts';

interface UndoConflictDialogProps {
  /** what the server says about the refusal */
  message: string;
  conflicts: readonly UndoConflict[];
  onClose: () => void;
}

/** Says that an undo was refused, and shows what the operation had left and what there is now. */
export function UndoConflictDialog({ message, conflicts, onClose }: UndoConflictDialogProps) {
  const id = useId();
  return (
    <Modal title="No se deshizo" onClose={onClose} describedBy={id}>
      {/* Focusable so that the keyboard can scroll it. */}
      <DialogContent dividers tabIndex={0}>
        <DialogContentText id={id}>{message}</DialogContentText>
        {conflicts.map((conflict) => (
          <Conflict key={JSON.stringify(conflict)} conflict={conflict} />
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          Entendido
        </Button>
      </DialogActions>
    </Modal>
  );
}

function Conflict({ conflict: { recurso, esperado, actual } }: { conflict: UndoConflict }) {
  const name = recordName(recurso, { ...esperado, ...actual });
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography variant="h3" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {name === '' ? resourceLabel(recurso) : `${resourceLabel(recurso)}: ${name}`}
      </Typography>
      {actual === null ? <Typography>{messages.historia.goneNow}</Typography> : null}
      {esperado === null ? <Typography>{messages.historia.backAgain}</Typography> : null}
      {esperado === null || actual === null ? null : (
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
          {changesOf({ recurso, antes: esperado, despues: actual }).map(({ field, antes, despues }) => (
            <ChangedField
              key={field}
              resource={recurso}
              field={field}
              before={{ title: 'Como quedó con su cambio', value: antes }}
              after={{ title: 'Como está ahora', value: despues }}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
