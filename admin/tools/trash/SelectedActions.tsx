import DeleteForeverIcon from '@mui/icons-material/DeleteForeverOutlined';
import RestoreIcon from '@mui/icons-material/Restore';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useListContext, useRefresh } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { Archivado } from '../../../dataProvider/resources/trash.ts';
import { useWholeList } from '../../components/useWholeList.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';

interface SelectedActionsProps {
  onDelete: (records: readonly Archivado[]) => void;
}

/** What can be done with the selected records, of all pages. One that has left the trash since is no longer among them. */
export function SelectedActions({ onDelete }: SelectedActionsProps) {
  const [isPending, setPending] = useState(false);
  const { selectedIds, onUnselectItems } = useListContext<Archivado>();
  const { data: all = [] } = useWholeList<Archivado>('papelera');
  const dataProvider = useDataProvider<PortalDataProvider>();
  const refresh = useRefresh();
  const toast = useToast();
  const selected = all.filter(({ id }) => selectedIds.includes(id));

  const restore = async () => {
    setPending(true);
    try {
      toast('success', await dataProvider.restoreSeveral(selected));
      onUnselectItems();
    } catch (error) {
      toast('error', failureText(error, messages.historia.restoreFailed));
    } finally {
      setPending(false);
      refresh();
    }
  };
  // The toolbar of an empty selection is invisible, not absent.
  if (selectedIds.length === 0) return null;
  return (
    <>
      <Button size="small" startIcon={<RestoreIcon />} loading={isPending} onClick={() => void restore()}>
        Restaurar
      </Button>
      <Button size="small" color="error" startIcon={<DeleteForeverIcon />} onClick={() => onDelete(selected)}>
        Eliminar para siempre
      </Button>
    </>
  );
}
