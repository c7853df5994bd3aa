import { failureText } from './failureText.ts';
import { useToast } from './useToast.tsx';

/** Shows a failure toast: `title` above the server's message, or `alone` if the server gave none. */
export function useFailureToast(): (error: unknown, title: string, alone?: string) => void {
  const toast = useToast();
  return (error, title, alone = title) => {
    const text = failureText(error, '');
    if (text === '') toast('error', alone);
    else toast('error', text, { title });
  };
}
