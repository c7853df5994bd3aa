import { HttpError, SaveContextProvider, useDataProvider, useGetIdentity } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import { textOf } from '../../../contract/values/tolerant.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { labels } from '../../../i18n/labels.ts';
import { usePaths } from '../../addresses/paths.ts';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { Page } from '../../components/Page.tsx';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { SaveToolbar } from '../../records/forms/frame/FormToolbar.tsx';
import { PageForm } from '../../records/forms/frame/PageForm.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PASSWORD_HELP, validatePasswords } from './rules.ts';

const { sesion: texts } = messages;
type FieldErrors = Record<string, string>;

function useSavePassword() {
  const { changePassword } = useDataProvider<PortalDataProvider>();
  const { dashboard } = usePaths();
  const navigate = useNavigate();
  const toast = useToast();
  return async ({ actual, nueva }: Record<string, unknown>): Promise<FieldErrors | undefined> => {
    try {
      await changePassword({ actual: textOf(actual), nueva: textOf(nueva) });
    } catch (error) {
      toast('error', failureText(error, texts.passwordChangeFailed));
      return error instanceof HttpError ? (error.body?.errors as FieldErrors | undefined) : undefined;
    }
    toast('success', texts.passwordChanged);
    navigate(dashboard);
    return undefined;
  };
}

/** admin/cambiar_clave: changes the user's own password. */
export function ChangePassword() {
  const { identity } = useGetIdentity();
  const paths = usePaths();
  const save = useSavePassword();
  if (identity === undefined) return <LoadingScreen />;
  return (
    <Page
      title="Cambiar contraseña"
      description="Al cambiarla, las sesiones que tenga abiertas en otros equipos se cierran; esta sigue abierta."
    >
      <SaveContextProvider value={{ save: save as never, mutationMode: 'pessimistic' }}>
        <PageForm
          record={{}}
          validate={validatePasswords(identity.usuario)}
          toolbar={<SaveToolbar cancelTo={paths.dashboard} label="Cambiar contraseña" />}
        >
          <PasswordField source="actual" label={labels.sesion.actual} isRequired isCurrent />
          <PasswordField source="nueva" label={labels.sesion.nueva} isRequired helperText={PASSWORD_HELP} />
          <PasswordField source="repetida" label={labels.sesion.repetida} isRequired />
        </PageForm>
      </SaveContextProvider>
    </Page>
  );
}
