import { Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { BooleanInput, EditBase, TextInput, useAuthProvider, useEditContext, useGetIdentity } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import type { Usuario } from '../../../contract/entities/usuario.ts';
import { textOf } from '../../../contract/values/tolerant.ts';
import type { PortalAuthProvider } from '../../../dataProvider/core/authProvider.ts';
import { labels } from '../../../i18n/labels.ts';
import { usePaths } from '../../addresses/paths.ts';
import { Detail, Details } from '../../components/Detail.tsx';
import { LoadedRecord } from '../../components/LoadedRecord.tsx';
import { Page } from '../../components/Page.tsx';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { SaveToolbar } from '../../records/forms/frame/FormToolbar.tsx';
import { PageForm } from '../../records/forms/frame/PageForm.tsx';
import { useSavedToast } from '../../records/forms/state/useSavedToast.ts';
import { PasswordField } from './PasswordField.tsx';
import { PASSWORD_HELP, validateChanges } from './rules.ts';

const { usuarios: texts } = messages;

const isSame = (a: unknown, b: unknown): boolean => String(a) === String(b);

/** Updates the session, and therefore the sidebar, after users rename themselves. */
function useRenameIdentity(): (usuario: Usuario) => Promise<void> {
  const { identity } = useGetIdentity();
  const authProvider = useAuthProvider<PortalAuthProvider>();
  const queryClient = useQueryClient();
  return async ({ id, nombre, email }) => {
    if (!isSame(id, identity?.id)) return;
    await authProvider?.renameIdentity({ name: nombre, email: textOf(email) });
    await queryClient.invalidateQueries({ queryKey: ['auth', 'getIdentity'] });
  };
}

export function UsuarioEdit() {
  const { id } = useParams();
  const paths = usePaths();
  const navigate = useNavigate();
  const toast = useToast();
  const announce = useSavedToast('usuarios');
  const rename = useRenameIdentity();
  const onSuccess = (usuario: Usuario) => {
    announce(texts.updated, usuario);
    void rename(usuario);
    navigate(paths.usuarios.list);
  };
  const onError = (error: unknown) => toast('error', failureText(error, texts.updateFailed));
  const onLoadError = (error: unknown) => toast('error', failureText(error, texts.loadOneFailed));

  return (
    <EditBase<Usuario>
      resource="usuarios"
      id={Number(id)}
      mutationMode="pessimistic"
      queryOptions={{ onError: onLoadError }}
      mutationOptions={{ onSuccess, onError }}
    >
      <UsuarioForm />
    </EditBase>
  );
}

function UsuarioForm() {
  const paths = usePaths();
  const { identity } = useGetIdentity();
  const edit = useEditContext<Usuario>();
  const { record } = edit;
  return (
    <Page title="Editar usuario" name={record?.nombre} back={paths.usuarios.list}>
      <LoadedRecord failure={texts.loadOneFailed} of={edit}>
        <PageForm
          validate={validateChanges}
          toolbar={<SaveToolbar cancelTo={paths.usuarios.list} label="Guardar cambios" />}
        >
          <Box sx={{ mb: 1 }}>
            <Details>
              <Detail label={labels.usuario.usuario_fijo}>{record?.usuario}</Detail>
            </Details>
          </Box>
          <TextInput source="nombre" isRequired autoComplete="off" />
          <TextInput source="email" type="email" autoComplete="off" />
          {isSame(record?.id, identity?.id) ? (
            <Button component={Link} to={paths.clave} variant="outlined" sx={{ mt: 1 }}>
              Cambiar mi contraseña
            </Button>
          ) : (
            <OtherUserInputs />
          )}
        </PageForm>
      </LoadedRecord>
    </Page>
  );
}

/** Not shown to users editing themselves: their password has its own page, and they cannot deactivate themselves. */
function OtherUserInputs() {
  return (
    <>
      <PasswordField
        source="clave"
        label={labels.sesion.nueva}
        helperText={`Déjela vacía para no cambiarla; al cambiarla se cierran sus sesiones. ${PASSWORD_HELP}`}
      />
      <BooleanInput
        source="activo"
        helperText="Al desactivar un usuario se cierran sus sesiones y no puede ingresar hasta que lo activen de nuevo."
      />
    </>
  );
}
