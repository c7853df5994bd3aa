import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useDelete } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { RecordKind } from '../../../contract/resources/resources.ts';
import { type Deletion, useAdminResources } from '../../addresses/adminResource.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useFailureToast } from '../../feedback/useFailureToast.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { useMayLeave } from '../../session/useMayLeave.ts';
import { ArchiveDialog } from './ArchiveDialog.tsx';

interface RemovedRecord {
  recurso: RecordKind;
  record: RaRecord<number>;
  onRemoved?: () => void;
}

/** Moves a record to the trash. @param success the text of the toast */
function useRemoval({ recurso, record, onRemoved }: RemovedRecord, success: string, onError: (error: unknown) => void) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const [remove, { isPending }] = useDelete();
  const onSuccess = () => {
    toast('success', success);
    onRemoved?.();
    // Its page would show the cached record first.
    queryClient.removeQueries({ queryKey: [recurso, 'getOne'] });
  };
  const params = { id: record.id, previousData: record };
  const start = () => void remove(recurso, params, { mutationMode: 'pessimistic', onSuccess, onError });
  return { start, isPending };
}

interface RemovalProps extends RemovedRecord {
  nombre: string;
  /** leaves the form of the record */
  onRemoved: () => void;
}

/** The button of a form that moves its record to the trash: 'Archivar', or 'Eliminar' of some kinds. */
export function Removal({ nombre, ...removed }: RemovalProps) {
  const { deletion } = useAdminResources()[removed.recurso];
  if (deletion !== undefined) return <DeleteAction {...removed} texts={deletion} />;
  return <ArchiveAction {...removed} nombre={nombre} />;
}

/** 'Archivar', after showing the links of the record. */
function ArchiveAction({ nombre, ...removed }: RemovalProps) {
  const { recurso, record } = removed;
  const [isAsking, setAsking] = useState(false);
  const toast = useToast();
  const mayLeave = useMayLeave();
  const { start, isPending } = useRemoval(removed, messages.historia.archived, (error) => {
    toast('error', failureText(error, messages.historia.archiveFailed));
    setAsking(false);
  });
  return (
    <>
      <Button variant="outlined" startIcon={<ArchiveIcon />} onClick={() => setAsking(mayLeave())}>
        Archivar
      </Button>
      {isAsking ? (
        <ArchiveDialog
          recurso={recurso}
          recurso_id={record.id}
          nombre={nombre}
          isPending={isPending}
          onArchive={start}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

interface DeleteActionProps extends RemovedRecord {
  texts: Deletion;
  /** of the icon on a card; the button of a form says 'Eliminar' */
  label?: string;
}

/** 'Eliminar', the word of the kinds whose deletion asks a question of its own. */
export function DeleteAction({ texts, label, ...removed }: DeleteActionProps) {
  const fail = useFailureToast();
  const mayLeave = useMayLeave();
  const { start, isPending } = useRemoval(removed, texts.deleted, (error) => fail(error, texts.deleteFailed));
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
