import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { passwordConfirmation } from '../../../contract/entities/sesion.ts';
import { CONFIRMATION_MINUTES } from '../../../contract/values/constants.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { labels } from '../../../i18n/labels.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useStores, useStoreValue } from '../../session/stores.ts';
import { useReturnFocus } from './useReturnFocus.ts';

const { sesion: texts } = messages;

/** A dialog that asks for the password before a request that needs it. The form below stays as it is. */
export function ConfirmPassword() {
  const isAsking = useStoreValue(useStores().password.waiting) !== null;
  useReturnFocus(isAsking);
  return isAsking ? <PasswordDialog /> : null;
}

function useConfirm() {
  const { settle } = useStores().password;
  const { confirmPassword } = useDataProvider<PortalDataProvider>();
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  // The request must not wait for a dialog that is gone, as after a sign-out.
  useEffect(() => () => settle(false), [settle]);

  const confirm = async (clave: string) => {
    const { error } = passwordConfirmation.safeParse({ clave });
    if (error) return setFailure(error.issues[0]?.message ?? texts.confirmationRequired);
    setBusy(true);
    try {
      await confirmPassword(clave);
      settle(true);
    } catch (cause) {
      setFailure(failureText(cause, texts.confirmationFailed));
      setBusy(false);
    }
  };
  return { confirm, cancel: () => settle(false), failure, setFailure, busy };
}

function PasswordDialog() {
  const { confirm, cancel, failure, setFailure, busy } = useConfirm();
  const [clave, setClave] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const textId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void confirm(clave).then(() => field.current?.focus());
  };
  return (
    <Dialog
      open
      disableRestoreFocus
      onClose={(_, reason) => (reason === 'backdropClick' ? undefined : cancel())}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      aria-describedby={textId}
      slotProps={{ paper: { component: 'form', noValidate: true, onSubmit: submit } as object }}
    >
      <DialogTitle id={titleId} component="h2">
        {texts.confirmationRequired}
      </DialogTitle>
      <DialogContent>
        <Typography id={textId} sx={{ color: 'text.secondary' }}>
          {`Este cambio decide quién puede ingresar. En los próximos ${CONFIRMATION_MINUTES} minutos no se le pedirá de nuevo.`}
        </Typography>
        <TextField
          type="password"
          label={labels.sesion.confirmacion}
          value={clave}
          onChange={({ target }) => {
            setClave(target.value);
            setFailure('');
          }}
          error={failure !== ''}
          helperText={failure}
          slotProps={{ formHelperText: { role: 'alert' } }}
          inputRef={field}
          required
          fullWidth
          margin="normal"
          size="medium"
          autoFocus
          autoComplete="current-password"
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={cancel}>Cancelar</Button>
        <Button type="submit" variant="contained" loading={busy}>
          Continuar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
