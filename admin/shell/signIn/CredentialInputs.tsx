import { Button, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { labels } from '../../../i18n/labels.ts';
import { useSignIn } from './useSignIn.ts';

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
