import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useRefresh, useUnselect } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { Archivado } from '../../../dataProvider/resources/trash.ts';
import { usePaths } from '../../addresses/paths.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';

interface RestoreButtonProps {
  archived: Archivado;
  onRestored?: () => void;
}

export function RestoreButton({ archived, onRestored }: RestoreButtonProps) {
  const [isPending, setPending] = useState(false);
  const dataProvider = useDataProvider<PortalDataProvider>();
  const refresh = useRefresh();
  const toast = useToast();
  const paths = usePaths();
  const unselect = useUnselect('papelera');
  const restore = async () => {
    setPending(true);
    try {
      const { to } = paths[archived.recurso].open(archived.recurso_id);
      toast('success', await dataProvider.restoreArchived(archived), { action: { to, text: 'Abrir lo restaurado' } });
      unselect([archived.id]);
      onRestored?.();
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
