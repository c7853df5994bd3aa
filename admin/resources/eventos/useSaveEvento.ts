import { messages } from '../../../contract/calls/messages.ts';
import { useFailureToast } from '../../feedback/useFailureToast.ts';
import { useToast } from '../../feedback/useToast.tsx';

/** The mutation options of the side panel and of the edit page. */
export function useSaveEvento(onDone: () => void) {
  const toast = useToast();
  const fail = useFailureToast();
  return {
    onSuccess: () => {
      toast('success', messages.eventos.updated);
      onDone();
    },
    onError: (error: unknown) => fail(error, messages.eventos.updateFailed),
  };
}
