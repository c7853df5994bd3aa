import { Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { messages } from '../../../../contract/calls/messages.ts';
import { exportName } from '../../../../contract/entities/backup.ts';
import type { PortalDataProvider } from '../../../../dataProvider/index.ts';
import { labels } from '../../../../i18n/labels.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { saveFile } from '../../../components/saveFile.ts';

export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { exportAll } = useDataProvider<PortalDataProvider>();
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const download = async (clave: string) => {
    sending.current = new AbortController();
    const { signal } = sending.current;
    try {
      saveFile(await exportAll(clave, signal), exportName(new Date()));
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };
  return (
    <ConfirmDialog
      title="Exportar todo"
      field={{
        type: 'password',
        label: labels.sesion.confirmacion,
        margin: 'dense',
        autoComplete: 'current-password',
      }}
      button={{ children: 'Exportar' }}
      send={download}
      failed={messages.respaldos.exportFailed}
      holdsForm
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>
        Un archivo ZIP con todo lo que el grupo ha escrito, en formatos que cualquier programa lee: los registros,
        también los inactivos y los programados, sus archivos, los productos en BibTeX y un LEAME que explica cada
        campo. No tiene los borradores, la Papelera, la historia ni los usuarios, y no sirve para restaurar el portal:
        para eso son los respaldos.
      </Typography>
      <Typography sx={{ mb: 2 }}>
        Tiene correos y fotografías de personas: guárdelo en un lugar seguro. Con muchos archivos tarda varios minutos;
        si cierra este diálogo, la exportación se cancela.
      </Typography>
    </ConfirmDialog>
  );
}
