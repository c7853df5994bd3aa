import { DialogContentText } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { listen } from '../../../client/listen.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { passwordConfirmation } from '../../../contract/entities/sesion.ts';
import { CONFIRMATION_MINUTES } from '../../../contract/values/constants.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { labels } from '../../../i18n/labels.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useStores, useStoreValue } from '../../session/stores.ts';

const FIELDS = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** True if nothing that a user chooses has the focus: the page, or the frame of a dialog. */
const isFocusFree = ({ activeElement }: Document): boolean => activeElement === null || !activeElement.matches(FIELDS);

function focusIfFree(element: HTMLElement): void {
  if (isFocusFree(document)) element.focus();
}

/** Focuses an element once it is enabled, unless something else has the focus then. */
function focusOnceEnabled(element: HTMLElement): void {
  if (!element.matches(':disabled')) {
    focusIfFree(element);
    return;
  }
  const observer = new MutationObserver(() => {
    if (element.matches(':disabled')) return;
    observer.disconnect();
    focusIfFree(element);
  });
  observer.observe(element, { attributeFilter: ['disabled'] });
}

/**
 * Returns the focus to where it was before a dialog that a request opens. The button that sent the request is disabled until the
 * answer comes, so it has lost the focus when the dialog opens, and cannot take it when the dialog closes.
 */
function useReturnFocus(isOpen: boolean): void {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (isOpen) return () => void (last.current && focusOnceEnabled(last.current));
    return listen(document, ['focusin'], ({ target }) => {
      if (target instanceof HTMLElement && target.matches(FIELDS)) last.current = target;
    });
  }, [isOpen]);
}

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
