import { Alert, Button, Snackbar } from '@mui/material';
import { useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { messages } from '../../../../contract/calls/messages.ts';
import { useStores, useStoreValue } from '../../../session/stores.ts';

// Milliseconds.
const SLOW_MS = 10_000;

/** Rendered inside a form: offers to cancel a save that is not answered. An upload that progresses is not slow. */
export function SlowSaveNotice() {
  const { isSubmitting } = useFormState();
  const { gate, password, uploads, writes } = useStores();
  const pending = useStoreValue(writes);
  const progress = useStoreValue(uploads.form);
  const isSigningIn = useStoreValue(gate.signIn.waiting) !== null;
  const isAskingPassword = useStoreValue(password.waiting) !== null;
  const [isSlow, setSlow] = useState(false);
  const isWaiting = isSubmitting && pending.length > 0 && !isSigningIn && !isAskingPassword;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each progress restarts the wait
  useEffect(() => {
    setSlow(false);
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, progress]);

  if (!isSlow) return null;
  const cancel = () => {
    for (const write of pending) write.abort();
  };
  return (
    <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}>
      <Alert
        severity="warning"
        variant="filled"
        elevation={6}
        action={
          <Button color="inherit" size="small" onClick={cancel}>
            Cancelar
          </Button>
        }
      >
        {messages.saving.slow}
      </Alert>
    </Snackbar>
  );
}
