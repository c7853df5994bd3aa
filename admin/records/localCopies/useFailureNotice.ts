import { useCallback } from 'react';
import { messages } from '../../../contract/calls/messages.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { useStores } from '../../session/stores.ts';

// Milliseconds.
const NOTICE_MS = 8_000;

/** Says once that the browser keeps no local copies. */
export function useFailureNotice(): () => void {
  const { copies } = useStores();
  const toast = useToast();
  return useCallback(() => {
    if (copies.isFirstFailure()) toast('warning', messages.copias.unavailable, { duration: NOTICE_MS });
  }, [copies, toast]);
}
