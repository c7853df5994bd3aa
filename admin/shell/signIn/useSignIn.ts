import { useState } from 'react';
import { useAuthProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { type Credentials, credentials } from '../../../contract/entities/sesion.ts';
import { useToast } from '../../feedback/useToast.tsx';

// Milliseconds.
const WARNING_MS = 3_000;
export const SUCCESS_MS = 1_500;

const isEmpty = ({ usuario, password }: Credentials) => usuario.trim() === '' || password === '';

/** Signs in and shows toasts. `busy` stays true after a success: `onSuccess` leaves the form. */
export function useSignIn(onSuccess: () => void) {
  const authProvider = useAuthProvider();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [incomplete, setIncomplete] = useState(false);
  const [failure, setFailure] = useState('');

  const fail = (text: string) => {
    setFailure(text);
    setBusy(false);
    toast('error', text, { duration: WARNING_MS });
  };

  const signIn = async (input: Credentials) => {
    setFailure('');
    setIncomplete(isEmpty(input));
    if (isEmpty(input)) {
      toast('warning', messages.sesion.incomplete, { duration: WARNING_MS });
      return;
    }
    const { error } = credentials.safeParse(input);
    if (error) {
      fail(error.issues[0]?.message ?? messages.requests.failed);
      return;
    }
    setBusy(true);
    try {
      await authProvider?.login(input);
    } catch (cause) {
      fail((cause instanceof Error && cause.message) || messages.requests.failed);
      return;
    }
    toast('success', messages.sesion.welcome, { duration: SUCCESS_MS, isWrite: false });
    onSuccess();
  };

  return { signIn, failure, incomplete, busy };
}
