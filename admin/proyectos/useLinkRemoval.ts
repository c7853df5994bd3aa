import { useState } from 'react';
import { type RaRecord, useAddUndoableMutation, useDataProvider } from 'react-admin';
import { rawFailureText } from '../feedback/failureText.ts';
import { useToast } from '../feedback/useToast.tsx';

interface LinkRemoval<L> {
  resource: string;
  /** what the toast calls it while it can be undone */
  nameOf: (link: L) => string;
  success: string;
  /** said when the server gave no reason */
  failure: string;
  /** reads the links anew */
  reload: () => Promise<unknown>;
}

/**
 * Removes links once it can no longer be undone; `leaving` are those that wait for it. The cache is not touched until the
 * server has answered, so that each of several can be undone by itself, and none is offered again while it is still linked.
 */
export function useLinkRemoval<L extends RaRecord<number>>(removal: LinkRemoval<L>) {
  const { resource, nameOf, success, failure, reload } = removal;
  const [leaving, setLeaving] = useState<readonly number[]>([]);
  const addUndoable = useAddUndoableMutation();
  const dataProvider = useDataProvider();
  const toast = useToast();

  const perform = async (link: L) => {
    try {
      await dataProvider.delete<L>(resource, { id: link.id, previousData: link });
      toast('success', success);
    } catch (error) {
      toast('error', rawFailureText(error, failure));
    }
    await reload();
  };

  const remove = (link: L) => {
    setLeaving((before) => [...before, link.id]);
    toast('info', `Se quitará del proyecto: ${nameOf(link)}`, { undoable: true });
    addUndoable(async ({ isUndo }) => {
      if (!isUndo) await perform(link);
      setLeaving((before) => before.filter((id) => id !== link.id));
    });
  };

  return { leaving, remove };
}
