import { useState } from 'react';
import { failureText } from './failureText.ts';
import { useToast } from './useToast.tsx';

/**
 * Runs what a button does. `send` answers false if it failed, which a toast says: the server's message, or `failed` if there is none.
 */
export function useSend() {
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const send = async (action: () => Promise<unknown>, failed: string): Promise<boolean> => {
    setPending(true);
    try {
      await action();
      return true;
    } catch (error) {
      toast('error', failureText(error, failed));
      return false;
    } finally {
      setPending(false);
    }
  };
  return { isPending, send };
}
