import { failureText } from '../feedback/failureText.ts';
import { useToast } from '../feedback/useToast.tsx';

/** Shows a failure toast: `title` above the server's message, or `alone` if the server gave none. */
export function useEventoFailure() {
  const toast = useToast();
  return (error: unknown, title: string, alone = title) => {
    const text = failureText(error, '');
    if (text === '') toast('error', alone);
    else toast('error', text, { title });
  };
}
