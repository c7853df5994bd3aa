import { Button } from '@mui/material';
import { useDataProvider, useRefresh, useUnselect } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { Archivado } from '../../../dataProvider/resources/trash.ts';
import { usePaths } from '../../addresses/paths.ts';
import { useSend } from '../../feedback/useSend.ts';
import { useToast } from '../../feedback/useToast.tsx';

interface RestoreButtonProps {
  archived: Archivado;
  onRestored?: () => void;
}

export function RestoreButton({ archived, onRestored }: RestoreButtonProps) {
  const { restoreArchived } = useDataProvider<PortalDataProvider>();
  const { isPending, send } = useSend();
  const refresh = useRefresh();
  const toast = useToast();
  const paths = usePaths();
  const unselect = useUnselect('papelera');
  const restore = async () => {
    await send(async () => {
      const { to } = paths[archived.recurso].open(archived.recurso_id);
      toast('success', await restoreArchived(archived), { action: { to, text: 'Abrir lo restaurado' } });
      unselect([archived.id]);
      onRestored?.();
    }, messages.historia.restoreFailed);
    // Also after a failure: another user may have restored or deleted it.
    refresh();
  };
  return (
    <Button size="small" loading={isPending} onClick={() => void restore()} aria-label={`Restaurar ${archived.nombre}`}>
      Restaurar
    </Button>
  );
}
