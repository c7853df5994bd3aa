import { Button, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useAuthProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { type Credentials, credentials } from '../../../contract/entities/sesion.ts';
import { labels } from '../../../i18n/labels.ts';
import { useToast } from '../../feedback/useToast.tsx';

// Milliseconds.
const WARNING_MS = 3_000;
export const SUCCESS_MS = 1_500;

const isEmpty = ({ usuario, password }: Credentials) => usuario.trim() === '' || password === '';

/** Signs in and shows toasts. `busy` stays true after a success: `onSuccess` leaves the form. */
function useSignIn(onSuccess: () => void) {
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

/** @param remembered the name of the user, if it is known */
export function useCredentialForm(onSuccess: () => void, remembered = '') {
  const [usuario, setUsuario] = useState(remembered);
  const [password, setPassword] = useState('');
  const { signIn, failure, incomplete, busy } = useSignIn(onSuccess);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through the dialog's portal to the page's form.
    event.stopPropagation();
    void signIn({ usuario, password });
  };
  return { remembered, usuario, setUsuario, password, setPassword, failure, incomplete, busy, submit };
}

type CredentialInputsProps = Omit<ReturnType<typeof useCredentialForm>, 'busy' | 'submit'>;

export function CredentialInputs(props: CredentialInputsProps) {
  const { remembered, usuario, setUsuario, password, setPassword, failure, incomplete } = props;
  const [isShown, setShown] = useState(false);
  return (
    <>
      <TextField
        label={labels.sesion.usuario}
        name="usuario"
        autoComplete="username"
        autoFocus={remembered === ''}
        required
        margin="normal"
        size="medium"
        value={usuario}
        error={incomplete && usuario.trim() === ''}
        onChange={(event) => setUsuario(event.target.value)}
      />
      <TextField
        label={labels.sesion.clave}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoFocus={remembered !== ''}
        required
        margin="normal"
        size="medium"
        value={password}
        error={incomplete && password === ''}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button size="small" onClick={() => setShown(!isShown)}>
        {isShown ? 'Ocultar lo escrito' : 'Ver lo escrito'}
      </Button>
      {failure === '' ? null : (
        <Typography role="alert" sx={{ mt: 1, color: 'error.main', fontWeight: 600 }}>
          {failure}
        </Typography>
      )}
    </>
  );
}
