import { useTranslate } from 'react-admin';
import { useSessionGate } from './useSessionGate.ts';

/** Asks, in a dialog or panel, whether what was not saved may be lost; nothing is asked where nothing is. */
export function useMayLeave(): () => boolean {
  const gate = useSessionGate();
  const translate = useTranslate();
  return () => !gate.isHeld() || window.confirm(translate('ra.message.unsaved_changes'));
}
