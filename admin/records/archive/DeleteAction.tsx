import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import type { RaRecord } from 'react-admin';
import type { RecordKind } from '../../../contract/resources/resources.ts';
import type { Deletion } from '../../addresses/adminResource.ts';
import { useFailureToast } from '../../feedback/useFailureToast.ts';
import { useMayLeave } from '../../session/useMayLeave.ts';
import { useRemoval } from './useRemoval.ts';

interface DeleteActionProps {
  recurso: RecordKind;
  record: RaRecord<number>;
  texts: Deletion;
  /** of the icon on a card; the button of a form says 'Eliminar' */
  label?: string;
  onDeleted?: () => void;
}

/** 'Eliminar', the word of the kinds whose deletion asks a question of its own. */
export function DeleteAction({ recurso, record, texts, label, onDeleted }: DeleteActionProps) {
  const fail = useFailureToast();
  const mayLeave = useMayLeave();
  const { start, isPending } = useRemoval({
    recurso,
    record,
    success: texts.deleted,
    onError: (error) => fail(error, texts.deleteFailed),
    onRemoved: onDeleted,
  });
  const props = {
    color: 'error',
    disabled: isPending,
    onClick: () => {
      // A card leaves no form, also while another change is being saved.
      if ((label !== undefined || mayLeave()) && window.confirm(texts.confirmDelete)) start();
    },
  } as const;
  return (
    <Tooltip title="Eliminar: va a la Papelera" describeChild={label === undefined}>
      {label === undefined ? (
        <Button {...props} variant="outlined" startIcon={<DeleteIcon />}>
          Eliminar
        </Button>
      ) : (
        <IconButton {...props} aria-label={label}>
          <DeleteIcon />
        </IconButton>
      )}
    </Tooltip>
  );
}
