import { CreateBase, TextInput, useRefresh } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { Usuario } from '../../../contract/entities/usuario.ts';
import { Modal } from '../../components/Modal.tsx';
import { fieldLabel } from '../../display/fieldLabel.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { ModalForm } from '../../records/forms/frame/ModalForm.tsx';
import { useSavedToast } from '../../records/forms/state/useSavedToast.ts';
import { PasswordField } from './PasswordField.tsx';
import { PASSWORD_HELP, validateNew } from './rules.ts';

export function UsuarioCreate({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const announce = useSavedToast('usuarios');
  const refresh = useRefresh();
  const onSuccess = (usuario: Usuario) => {
    announce(messages.usuarios.added, usuario);
    refresh();
    onClose();
  };
  const onError = (error: unknown) => toast('error', failureText(error, messages.usuarios.addFailed));
  return (
    <Modal title="Agregar usuario" onClose={onClose} holdsForm>
      <CreateBase resource="usuarios" redirect={false} mutationOptions={{ onSuccess, onError }}>
        <ModalForm validate={validateNew} label="Agregar usuario" onCancel={onClose}>
          <TextInput source="nombre" isRequired autoComplete="off" />
          <TextInput source="usuario" isRequired autoComplete="off" helperText="Con él ingresa; no se puede cambiar." />
          <TextInput source="email" type="email" autoComplete="off" />
          <PasswordField source="clave" label={fieldLabel('usuarios', 'clave')} isRequired helperText={PASSWORD_HELP} />
        </ModalForm>
      </CreateBase>
    </Modal>
  );
}
