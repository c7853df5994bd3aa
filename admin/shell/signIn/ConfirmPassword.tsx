import { DialogContentText } from '@mui/material';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { passwordConfirmation } from '../../../contract/entities/sesion.ts';
import { CONFIRMATION_MINUTES } from '../../../contract/values/constants.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { labels } from '../../../i18n/labels.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useStores, useStoreValue } from '../../session/stores.ts';
import { useReturnFocus } from './useReturnFocus.ts';

const { sesion: texts } = messages;

/** A dialog that asks for the password before a request that needs it. The form below stays as it is. */
export function ConfirmPassword() {
  const isAsking = useStoreValue(useStores().password.waiting) !== null;
  useReturnFocus(isAsking);
  return isAsking ? <PasswordDialog /> : null;
}

function PasswordDialog() {
  const { settle } = useStores().password;
  const { confirmPassword } = useDataProvider<PortalDataProvider>();
  // The request must not wait for a dialog that is gone, as after a sign-out.
  useEffect(() => () => settle(false), [settle]);
  return (
    <ConfirmDialog
      title={texts.confirmationRequired}
      field={{
        type: 'password',
        label: labels.sesion.confirmacion,
        autoComplete: 'current-password',
        required: true,
        margin: 'normal',
        size: 'medium',
      }}
      button={{ children: 'Continuar' }}
      errorOf={(clave) => passwordConfirmation.safeParse({ clave }).error?.issues[0]?.message ?? ''}
      send={async (clave) => {
        await confirmPassword(clave);
        settle(true);
      }}
      failed={texts.confirmationFailed}
      onClose={() => settle(false)}
    >
      <DialogContentText>
        {`Este cambio decide quién puede ingresar. En los próximos ${CONFIRMATION_MINUTES} minutos no se le pedirá de nuevo.`}
      </DialogContentText>
    </ConfirmDialog>
  );
}
