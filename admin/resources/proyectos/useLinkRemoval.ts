import { useState } from 'react';
import { type RaRecord, useAddUndoableMutation, useDataProvider } from 'react-admin';
import { addTo } from '../../../client/createStore.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { rawFailureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { useStores } from '../../session/stores.ts';

interface LinkRemoval<L> {
  resource: string;
  /** the name in the toast */
  nameOf: (link: L) => string;
  success: string;
  reload: () => Promise<unknown>;
  onUndone: () => void;
}

/**
 * Removes links after their undo toast closes, or when the page is left before; `pendingIds` are those that wait. The
 * cache is updated only after the server's answer, so that each removal can be undone separately and a pending record
 * is not offered as a candidate.
 */
export function useLinkRemoval<L extends RaRecord<number>>(removal: LinkRemoval<L>) {
  const { resource, nameOf, success, reload, onUndone } = removal;
  const [pendingIds, setPendingIds] = useState<readonly number[]>([]);
  const addUndoable = useAddUndoableMutation();
  const dataProvider = useDataProvider();
  const toast = useToast();
  const { announced } = useStores();

  const perform = async (link: L) => {
    try {
      await dataProvider.delete<L>(resource, { id: link.id, previousData: link });
      toast('success', success);
    } catch (error) {
      toast('error', rawFailureText(error, messages.proyectos.linkFailed));
    }
    await reload();
  };

  const remove = (link: L) => {
    setPendingIds((before) => [...before, link.id]);
    toast('info', `Se quitará del proyecto: ${nameOf(link)}`, { undoable: true });
    const end = addTo(announced, {});
    let isSettled = false;
    const settle = async (isUndo: boolean) => {
      if (isSettled) return;
      isSettled = true;
      window.removeEventListener('pagehide', onPageHide);
      if (isUndo) onUndone();
      else await perform(link);
      setPendingIds((before) => before.filter((id) => id !== link.id));
      end();
    };
    // The toast cannot close any more. Small writes outlive the page (client/sendCall.ts).
    const onPageHide = () => void settle(false);
    window.addEventListener('pagehide', onPageHide);
    addUndoable(({ isUndo }) => void settle(isUndo));
  };

  return { pendingIds, remove };
}
