import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import { useDataProvider, useRefresh } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { Linea } from '../../../dataProvider/resources/lineas.ts';
import { useSend } from '../../feedback/useSend.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { useMayLeave } from '../../session/useMayLeave.ts';

/** 'Retirar': the line leaves home, filters and choices; its page stays. */
export function RetireButton({ linea: { id, retirada } }: { linea: Linea }) {
  const { isPending, send } = useSend();
  const dataProvider = useDataProvider<PortalDataProvider>();
  const refresh = useRefresh();
  const toast = useToast();
  const mayLeave = useMayLeave();
  const change = () =>
    send(async () => {
      await dataProvider.retireLinea(id, !retirada);
      toast('success', retirada ? messages.lineas.returned : messages.lineas.retired);
      refresh();
    }, messages.lineas.retireFailed);
  return (
    <Button
      variant="outlined"
      loading={isPending}
      startIcon={retirada ? <VisibilityIcon /> : <VisibilityOffIcon />}
      onClick={() => mayLeave() && void change()}
    >
      {retirada ? 'Volver a mostrar' : 'Retirar'}
    </Button>
  );
}
