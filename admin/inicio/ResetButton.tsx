import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import { Button } from '@mui/material';
import { useEditContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { mensajes } from '../../contract/mensajes.ts';
import { failureText } from '../feedback/failureText.ts';
import { useToast } from '../feedback/useToast.tsx';

/** 'The form reloads from the server' (section 8). */
export function ResetButton() {
  const { refetch } = useEditContext();
  const { reset } = useFormContext();
  const toast = useToast();

  const restore = async () => {
    const { data, error } = await refetch();
    if (error) {
      toast('error', failureText(error, mensajes.inicio.errorAlCargar));
      return;
    }
    reset(data);
    toast('info', mensajes.inicio.restablecido);
  };

  return (
    <Button startIcon={<RestoreIcon />} onClick={() => void restore()}>
      Restablecer
    </Button>
  );
}
