import { Button, DialogActions, DialogContent, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { HttpError, useDataProvider, useRefresh, useUnselect } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { isSameName } from '../../../contract/values/sameName.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { Archivado } from '../../../dataProvider/resources/trash.ts';
import { Modal } from '../../components/Modal.tsx';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { BACKUPS_KEEP } from './backupsKeep.ts';

interface DeleteForeverDialogProps {
  archived: Archivado;
  onClose: () => void;
}

/** Confirmed by typing the record's name. */
export function DeleteForeverDialog({ archived, onClose }: DeleteForeverDialogProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [isPending, setPending] = useState(false);
  const dataProvider = useDataProvider<PortalDataProvider>();
  const refresh = useRefresh();
  const toast = useToast();
  const unselect = useUnselect('papelera');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isSameName(typed, archived.nombre)) {
      setError(messages.historia.wrongName);
      return;
    }
    setPending(true);
    try {
      toast('success', await dataProvider.deleteForever(archived, typed));
      unselect([archived.id]);
      onClose();
      refresh();
    } catch (failure) {
      const text = failureText(failure, messages.historia.deleteFailed);
      if (failure instanceof HttpError && failure.status === 422) setError(text);
      else toast('error', text);
    } finally {
      setPending(false);
    }
  };
  return (
    <Modal title="Eliminar para siempre" onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogContent dividers>
          <Typography sx={{ mb: 1, fontWeight: 650, overflowWrap: 'anywhere' }}>{archived.nombre}</Typography>
          <Typography sx={{ mb: 2 }}>
            Se borran el registro, sus versiones y sus archivos. No se puede deshacer. En Movimientos queda quién hizo
            qué y cuándo, sin los datos: así se cumple el derecho a la supresión de datos personales (Ley 1581 de 2012).{' '}
            {BACKUPS_KEEP}
          </Typography>
          <TextField
            label="Escriba el nombre para confirmar"
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
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 2 }}>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="contained" color="error" loading={isPending}>
            Eliminar para siempre
          </Button>
        </DialogActions>
      </form>
    </Modal>
  );
}
