import { Button, DialogActions, DialogContent, MenuItem, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { HttpError, useDataProvider } from 'react-admin';
import { messages } from '../../../../contract/calls/messages.ts';
import { sizeText } from '../../../../contract/values/sizeText.ts';
import type { PortalDataProvider } from '../../../../dataProvider/index.ts';
import type { Respaldos } from '../../../../dataProvider/methods/backups.ts';
import { labels } from '../../../../i18n/labels.ts';
import { Modal } from '../../../components/Modal.tsx';
import { saveFile } from '../../../components/saveFile.ts';
import { instantText } from '../../../display/dayAndTime.ts';
import { failureText } from '../../../feedback/failureText.ts';
import { useToast } from '../../../feedback/useToast.tsx';

type Backup = Respaldos['backups'][number];

const KINDS: Readonly<Record<string, string>> = { manual: ', a mano', actualizacion: ', antes de actualizar' };

const labelOf = ({ instante, bytes, tipo }: Backup): string =>
  `${instantText(Date.parse(instante))}${KINDS[tipo] ?? ''} (${sizeText(bytes)})`;

interface DownloadDialogProps {
  /** newest first */
  backups: readonly Backup[];
  onClose: () => void;
}

export function DownloadDialog({ backups, onClose }: DownloadDialogProps) {
  const { downloadBackup } = useDataProvider<PortalDataProvider>();
  const toast = useToast();
  const [archivo, setArchivo] = useState(backups[0]?.archivo ?? '');
  const [clave, setClave] = useState('');
  const [error, setError] = useState('');
  const [isPending, setPending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    try {
      const file: unknown = await downloadBackup(archivo, clave);
      // A call that ends at the login has another answer.
      if (file instanceof Blob) saveFile(file, archivo);
      onClose();
    } catch (failure) {
      const text = failureText(failure, messages.respaldos.downloadFailed);
      if (failure instanceof HttpError && failure.status === 422) setError(text);
      else toast('error', text);
    } finally {
      setPending(false);
    }
  };
  return (
    <Modal title="Descargar un respaldo" onClose={onClose} holdsForm>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogContent dividers>
          <Typography sx={{ mb: 2 }}>
            Un respaldo tiene todos los datos del portal, también los borradores y los correos del personal: guárdelo
            cifrado o en un lugar seguro.
          </Typography>
          <TextField
            select
            label={labels.respaldo.archivo}
            value={archivo}
            onChange={({ target }) => setArchivo(target.value)}
            fullWidth
            margin="dense"
          >
            {backups.map((backup) => (
              <MenuItem key={backup.archivo} value={backup.archivo}>
                {labelOf(backup)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            type="password"
            label={labels.sesion.confirmacion}
            value={clave}
            onChange={({ target }) => {
              setClave(target.value);
              setError('');
            }}
            error={error !== ''}
            helperText={error}
            fullWidth
            margin="dense"
            autoFocus
            autoComplete="current-password"
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 2 }}>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            Descargar
          </Button>
        </DialogActions>
      </form>
    </Modal>
  );
}
