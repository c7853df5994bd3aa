import { messages } from '../../contract/messages.ts';
import { useToast } from '../feedback/useToast.tsx';
import { useEventoFailure } from './useEventoFailure.ts';

/** The mutation options of the side panel and of the edit page. */
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
