import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { Linea } from '../../../dataProvider/resources/lineas.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { useMayLeave } from '../../session/useMayLeave.ts';

/** 'Retirar': the line leaves home, filters and choices; its page stays. */
export function RetireButton({ linea: { id, retirada } }: { linea: Linea }) {
  const [isPending, setPending] = useState(false);
  const dataProvider = useDataProvider<PortalDataProvider>();
  const refresh = useRefresh();
  const toast = useToast();
  const mayLeave = useMayLeave();
  const change = async () => {
    if (!mayLeave()) return;
    setPending(true);
    try {
      await dataProvider.retireLinea(id, !retirada);
      toast('success', retirada ? messages.lineas.returned : messages.lineas.retired);
      refresh();
    } catch (error) {
      toast('error', failureText(error, messages.lineas.retireFailed));
    } finally {
      setPending(false);
    }
  };
  return (
    <Button
      variant="outlined"
      loading={isPending}
      startIcon={retirada ? <VisibilityIcon /> : <VisibilityOffIcon />}
      onClick={() => void change()}
    >
      {retirada ? 'Volver a mostrar' : 'Retirar'}
    </Button>
  );
}
