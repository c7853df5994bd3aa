import { messages } from '../../contract/messages.ts';
import { useToast } from '../feedback/useToast.tsx';
import { useEventoFailure } from './useEventoFailure.ts';

/** What happens once an event was saved, or was not: the same in the side panel and on the edit page. */
export function useSaveEvento(onDone: () => void) {
  const toast = useToast();
  const fail = useEventoFailure();
  return {
    onSuccess: () => {
      toast('success', messages.eventos.updated);
      onDone();
    },
    onError: (error: unknown) => fail(error, messages.eventos.updateFailed),
  };
}
