import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { Archivado } from '../../../dataProvider/resources/papelera.ts';
import { usePaths } from '../../addresses/paths.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';

export function RestoreButton({ archived }: { archived: Archivado }) {
  const [isPending, setPending] = useState(false);
  const dataProvider = useDataProvider<PortalDataProvider>();
  const refresh = useRefresh();
  const toast = useToast();
  const paths = usePaths();
  const restore = async () => {
    setPending(true);
    try {
      const { to } = paths[archived.recurso].open(archived.recurso_id);
      toast('success', await dataProvider.restoreArchived(archived), { action: { to, text: 'Abrir lo restaurado' } });
    } catch (error) {
      toast('error', failureText(error, messages.historia.restoreFailed));
    } finally {
      setPending(false);
      // Also after a failure: another user may have restored or deleted it.
      refresh();
    }
  };
  return (
    <Button size="small" loading={isPending} onClick={() => void restore()} aria-label={`Restaurar ${archived.nombre}`}>
      Restaurar
    </Button>
  );
}
