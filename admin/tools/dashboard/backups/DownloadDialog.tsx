import { MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { messages } from '../../../../contract/calls/messages.ts';
import { sizeText } from '../../../../contract/values/sizeText.ts';
import type { PortalDataProvider } from '../../../../dataProvider/index.ts';
import type { Respaldos } from '../../../../dataProvider/methods/backups.ts';
import { labels } from '../../../../i18n/labels.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { saveFile } from '../../../components/saveFile.ts';
import { instantText } from '../../../display/dayAndTime.ts';

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
  const [archivo, setArchivo] = useState(backups[0]?.archivo ?? '');
  return (
    <ConfirmDialog
      title="Descargar un respaldo"
      field={{
        type: 'password',
        label: labels.sesion.confirmacion,
        margin: 'dense',
        autoComplete: 'current-password',
      }}
      button={{ children: 'Descargar' }}
      send={async (clave) => saveFile(await downloadBackup(archivo, clave), archivo)}
      failed={messages.respaldos.downloadFailed}
      holdsForm
      onClose={onClose}
    >
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
    </ConfirmDialog>
  );
}
