import { messages } from '../../contract/calls/messages.ts';
import { usePaths } from '../addresses/paths.ts';
import { isArchived } from './archived.ts';
import { useToast } from './useToast.tsx';

/** Shows that a record was not loaded; if it is in the trash, also that, with a link. */
export function useLoadFailureToast(): (error: unknown, text: string) => void {
  const toast = useToast();
  const { papelera } = usePaths();
  return (error, text) => {
    if (!isArchived(error)) toast('error', text);
    else toast('error', `${text}. ${error.message}.`, { action: { to: papelera, text: messages.historia.openTrash } });
  };
}
