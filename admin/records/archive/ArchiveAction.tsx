import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useDelete } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { RecordKind } from '../../../contract/resources/resources.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { useMayLeave } from '../../session/useMayLeave.ts';
import { ArchiveDialog } from './ArchiveDialog.tsx';

interface ArchiveActionProps {
  recurso: RecordKind;
  record: RaRecord<number>;
  nombre: string;
  /** leaves the page of the record */
  onArchived: () => void;
}

/** 'Archivar': moves a record to the trash, after showing its links. */
export function ArchiveAction({ recurso, record, nombre, onArchived }: ArchiveActionProps) {
  const [isAsking, setAsking] = useState(false);
  const toast = useToast();
  const queryClient = useQueryClient();
  const mayLeave = useMayLeave();
  const [remove, { isPending }] = useDelete();
  const archive = () =>
    remove(
      recurso,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          toast('success', messages.historia.archived);
          onArchived();
          // Its page would show the cached record first.
          queryClient.removeQueries({ queryKey: [recurso, 'getOne'] });
        },
        onError: (error: unknown) => toast('error', failureText(error, messages.historia.archiveFailed)),
        onSettled: () => setAsking(false),
      },
    );
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
          onArchive={() => void archive()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
