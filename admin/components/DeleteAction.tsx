import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useDelete, useRecordContext, useResourceContext } from 'react-admin';
import { useToast } from '../feedback/useToast.tsx';

interface DeleteActionProps {
  /** names what goes, for those who do not see its card */
  label: string;
  /** the exact question of section 5 */
  question: string;
  success: string;
  onFailure: (error: unknown) => void;
}

/** Deletes a record once the browser's question is answered with yes (section 5). */
export function DeleteAction({ label, question, success, onFailure }: DeleteActionProps) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const toast = useToast();
  const [remove, { isPending }] = useDelete();
  if (record === undefined) return null;

  const ask = () => {
    if (!window.confirm(question)) return;
    remove(
      resource,
      { id: record.id, previousData: record },
      { mutationMode: 'pessimistic', onSuccess: () => toast('success', success), onError: onFailure },
    );
  };

  return (
    <Tooltip title="Eliminar">
      <IconButton color="error" aria-label={label} disabled={isPending} onClick={ask}>
        <DeleteIcon />
      </IconButton>
    </Tooltip>
  );
}
