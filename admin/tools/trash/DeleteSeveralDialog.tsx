import { Button, DialogActions, DialogContent, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useDataProvider, useRefresh, useUnselectAll } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { isDeletedByName } from '../../../contract/resources/resources.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { Archivado } from '../../../dataProvider/resources/trash.ts';
import { Modal } from '../../components/Modal.tsx';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { BACKUPS_KEEP } from './backupsKeep.ts';

const WORD = 'eliminar';

interface DeleteSeveralDialogProps {
  title: string;
  records: readonly Archivado[];
  onClose: () => void;
}

/** Confirmed by typing a word. Members stay: each is deleted by its name. */
export function DeleteSeveralDialog({ title, records, onClose }: DeleteSeveralDialogProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [isPending, setPending] = useState(false);
  const dataProvider = useDataProvider<PortalDataProvider>();
  const refresh = useRefresh();
  const toast = useToast();
  const unselectAll = useUnselectAll('papelera');
  const going = records.filter(({ recurso }) => !isDeletedByName(recurso)).length;
  const staying = records.length - going;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim().toLowerCase() !== WORD) {
      setError(messages.historia.confirmDeletion);
      return;
    }
    setPending(true);
    try {
      toast('success', await dataProvider.deleteSeveral(records));
      unselectAll();
    } catch (failure) {
      toast('error', failureText(failure, messages.historia.deleteFailed));
    }
    onClose();
    // Also after a failure: another user may have restored or deleted some.
    refresh();
  };
  return (
    <Modal title={title} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogContent dividers>
          {going === 0 ? null : (
            <Typography sx={{ mb: 2 }}>
              {going === 1 ? 'Se borra 1 registro, con' : `Se borran ${going} registros, con`} sus versiones y sus
              archivos. No se puede deshacer. En Movimientos queda quién hizo qué y cuándo, sin los datos.{' '}
              {BACKUPS_KEEP}
            </Typography>
          )}
          {staying === 0 ? null : <Typography sx={{ mb: 2 }}>{messages.historia.membersStay(staying)}</Typography>}
          {going === 0 ? null : (
            <TextField
              label={`Escriba «${WORD}» para confirmar`}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setError('');
              }}
              error={error !== ''}
              helperText={error}
              fullWidth
              autoFocus
              autoComplete="off"
            />
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 2 }}>
          <Button onClick={onClose}>{going === 0 ? 'Cerrar' : 'Cancelar'}</Button>
          {going === 0 ? null : (
            <Button type="submit" variant="contained" color="error" loading={isPending}>
              Eliminar para siempre
            </Button>
          )}
        </DialogActions>
      </form>
    </Modal>
  );
}
