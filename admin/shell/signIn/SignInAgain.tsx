import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useGetIdentity, useLogout } from 'react-admin';
import { useStores, useStoreValue } from '../../session/stores.ts';
import { CredentialInputs, useCredentialForm } from './CredentialInputs.tsx';

/** A sign-in dialog, shown when a session ends during an edit or a write, so that nothing is lost. */
export function SignInAgain() {
  const isAsking = useStoreValue(useStores().gate.signIn.waiting) !== null;
  return isAsking ? <SignInDialog /> : null;
}

function SignInDialog() {
  const { gate } = useStores();
  const queryClient = useQueryClient();
  const logout = useLogout();
  const titleId = useId();
  const textId = useId();
  const { identity } = useGetIdentity();

  const resume = () => {
    // Another user may have signed in.
    void queryClient.invalidateQueries({ queryKey: ['auth'] });
    gate.settle(true);
  };
  const leave = () => {
    gate.settle(false);
    logout();
  };
  const { submit, busy, ...form } = useCredentialForm(resume, String(identity?.usuario ?? ''));

  return (
    // Escape and clicks on the backdrop do not close it: input would be lost.
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      aria-describedby={textId}
      slotProps={{ paper: { component: 'form', noValidate: true, onSubmit: submit } as object }}
    >
      <DialogTitle id={titleId} component="h2">
        Su sesión terminó
      </DialogTitle>
      <DialogContent>
        <Typography id={textId} sx={{ color: 'text.secondary' }}>
          Ingrese de nuevo para continuar donde estaba. Si cancela, lo que aún no se ha guardado solo queda en su copia
          local, si la hay.
        </Typography>
        <CredentialInputs {...form} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={leave} disabled={busy}>
          Cancelar
        </Button>
        <Button type="submit" variant="contained" loading={busy}>
          Iniciar sesión
        </Button>
      </DialogActions>
    </Dialog>
  );
}
