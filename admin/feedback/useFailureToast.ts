import { messages } from '../../contract/calls/messages.ts';
import { usePaths } from '../addresses/paths.ts';
import { failureText, isArchived } from './failureText.ts';
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

/** Shows that a record was not loaded; if it is in the trash, also that, with a link. */
export function useLoadFailureToast(): (error: unknown, text: string) => void {
  const toast = useToast();
  const { papelera } = usePaths();
  return (error, text) => {
    if (!isArchived(error)) toast('error', text);
    else toast('error', `${text}. ${error.message}.`, { action: { to: papelera, text: messages.historia.openTrash } });
  };
}
