import { TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useSignIn } from './useSignIn.ts';

export function useCredentialForm(onSuccess: () => void) {
  const [usuario, setUsuario] = useState('');
  const [password, setPassword] = useState('');
  const { signIn, failure, incomplete, busy } = useSignIn(onSuccess);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through the dialog's portal to the page's form.
    event.stopPropagation();
    void signIn({ usuario, password });
  };
  return { usuario, setUsuario, password, setPassword, failure, incomplete, busy, submit };
}

type CredentialInputsProps = Omit<ReturnType<typeof useCredentialForm>, 'busy' | 'submit'>;

export function CredentialInputs(props: CredentialInputsProps) {
  const { usuario, setUsuario, password, setPassword, failure, incomplete } = props;
  return (
    <>
      <TextField
        label="Usuario"
        name="usuario"
        autoComplete="username"
        autoFocus
        required
        margin="normal"
        size="medium"
        value={usuario}
        error={incomplete && usuario.trim() === ''}
        onChange={(event) => setUsuario(event.target.value)}
      />
      <TextField
        label="Contraseña"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        margin="normal"
        size="medium"
        value={password}
        error={incomplete && password === ''}
        onChange={(event) => setPassword(event.target.value)}
      />
      {failure === '' ? null : (
        <Typography role="alert" sx={{ mt: 1, color: 'error.main', fontWeight: 600 }}>
          {failure}
        </Typography>
      )}
    </>
  );
}
