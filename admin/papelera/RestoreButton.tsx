import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import { messages } from '../../contract/messages.ts';
import type { PortalDataProvider } from '../../dataProvider/index.ts';
import type { Archivado } from '../../dataProvider/resources/papelera.ts';
import { failureText } from '../feedback/failureText.ts';
import { useToast } from '../feedback/useToast.tsx';
import { usePaths } from '../paths.ts';

function useAddress({ recurso, recurso_id }: Archivado): string {
  const paths = usePaths();
  switch (recurso) {
    case 'proyectos':
      return paths.proyecto(recurso_id);
    case 'integrantes':
      return paths.integrante(recurso_id);
    case 'productos':
      return paths.productos;
    case 'convenios':
      return paths.convenio(recurso_id);
    case 'eventos':
      return paths.evento(recurso_id);
    case 'lineas':
      return paths.linea(recurso_id);
  }
}

export function RestoreButton({ archived }: { archived: Archivado }) {
  const [isPending, setPending] = useState(false);
  const dataProvider = useDataProvider<PortalDataProvider>();
  const refresh = useRefresh();
  const toast = useToast();
  const to = useAddress(archived);
  const restore = async () => {
    setPending(true);
    try {
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
