import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { RecordKind } from '../../../contract/resources/resources.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { useMayLeave } from '../../session/useMayLeave.ts';
import { ArchiveDialog } from './ArchiveDialog.tsx';
import { useRemoval } from './useRemoval.ts';

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
  const mayLeave = useMayLeave();
  const { start, isPending } = useRemoval({
    recurso,
    record,
    success: messages.historia.archived,
    onError: (error) => toast('error', failureText(error, messages.historia.archiveFailed)),
    onRemoved: onArchived,
    onSettled: () => setAsking(false),
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
