import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDelete } from 'react-admin';
import type { RecordKind } from '../../../contract/resources/resources.ts';
import { useToast } from '../../feedback/useToast.tsx';

interface RemovalOptions {
  recurso: RecordKind;
  record: RaRecord<number>;
  success: string;
  onError: (error: unknown) => void;
  onRemoved?: (() => void) | undefined;
  onSettled?: () => void;
}

/** Moves a record to the trash. */
export function useRemoval({ recurso, record, success, onError, onRemoved, onSettled }: RemovalOptions) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const [remove, { isPending }] = useDelete();
  const start = () =>
    void remove(
      recurso,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          toast('success', success);
          onRemoved?.();
          // Its page would show the cached record first.
          queryClient.removeQueries({ queryKey: [recurso, 'getOne'] });
        },
        onError,
        ...(onSettled && { onSettled }),
      },
    );
  return { start, isPending };
}
