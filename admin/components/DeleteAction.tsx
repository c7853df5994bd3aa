import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useDelete, useRecordContext, useResourceContext } from 'react-admin';
import { useToast } from '../feedback/useToast.tsx';

interface DeleteActionProps {
  /** accessible name */
  label: string;
  question: string;
  success: string;
  onFailure: (error: unknown) => void;
}

export function DeleteAction({ label, question, success, onFailure }: DeleteActionProps) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const toast = useToast();
  const [remove, { isPending }] = useDelete();
  if (record === undefined) return null;

  const confirmAndDelete = () => {
    if (!window.confirm(question)) return;
    remove(
      resource,
      { id: record.id, previousData: record },
      { mutationMode: 'pessimistic', onSuccess: () => toast('success', success), onError: onFailure },
    );
  };

  return (
    <Tooltip title="Eliminar: va a la Papelera">
      <IconButton color="error" aria-label={label} disabled={isPending} onClick={confirmAndDelete}>
        <DeleteIcon />
      </IconButton>
    </Tooltip>
  );
}
