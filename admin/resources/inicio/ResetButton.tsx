import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import { Button } from '@mui/material';
import { useEditContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { messages } from '../../../contract/calls/messages.ts';
import { useFailureToast } from '../../feedback/useFailureToast.ts';
import { useToast } from '../../feedback/useToast.tsx';

export function ResetButton() {
  const { refetch } = useEditContext();
  const { reset } = useFormContext();
  const toast = useToast();
  const fail = useFailureToast();

  const reload = async () => {
    const { data, error } = await refetch();
    if (error) {
      fail(error, messages.inicio.loadFailed);
      return;
    }
    reset(data);
    toast('info', messages.inicio.reset);
  };

  return (
    <Button startIcon={<RestoreIcon />} onClick={() => void reload()}>
      Restablecer
    </Button>
  );
}
