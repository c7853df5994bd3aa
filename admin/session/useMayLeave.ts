import { useTranslate } from 'react-admin';
import { useStores } from './stores.ts';

/** Returns true without unsaved changes; otherwise asks for confirmation. For dialogs and panels. */
export function useMayLeave(): () => boolean {
  const { gate } = useStores();
  const translate = useTranslate();
  return () => !gate.isHeldByForm() || window.confirm(translate('ra.message.unsaved_changes'));
}
