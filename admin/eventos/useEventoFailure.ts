import { failureText } from '../feedback/failureText.ts';
import { useToast } from '../feedback/useToast.tsx';

/** A failure of section 8 for events: the server's message below its title, or the title alone. */
export function useEventoFailure() {
  const toast = useToast();
  return (error: unknown, title: string, alone = title) => {
    const text = failureText(error, '');
    if (text === '') toast('error', alone);
    else toast('error', text, { title });
  };
}
