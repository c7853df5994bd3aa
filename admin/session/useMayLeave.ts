import { useTranslate } from 'react-admin';
import { useSessionGate } from './useSessionGate.ts';

/** Returns true without unsaved changes; otherwise asks for confirmation. For dialogs and panels. */
export function useMayLeave(): () => boolean {
  const gate = useSessionGate();
  const translate = useTranslate();
  return () => !gate.isHeldByForm() || window.confirm(translate('ra.message.unsaved_changes'));
}
