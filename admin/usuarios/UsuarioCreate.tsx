import { CreateBase, TextInput, useRefresh } from 'react-admin';
import { mensajes } from '../../contract/mensajes.ts';
import { Modal, ModalForm } from '../components/Modal.tsx';
import { failureText } from '../feedback/failureText.ts';
import { useToast } from '../feedback/useToast.tsx';
import { RuleForm } from '../forms/RuleForm.tsx';
import { ClaveInput } from './ClaveInput.tsx';
import { AYUDA_DE_CLAVE, validateNuevo } from './reglas.ts';

/** The modal that adds a user. */
export function UsuarioCreate({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const refresh = useRefresh();
  const onSuccess = () => {
    toast('success', mensajes.usuarios.agregado);
    refresh();
    onClose();
  };
  const onError = (error: unknown) => toast('error', failureText(error, mensajes.usuarios.errorAlAgregar));
  return (
    <Modal title="Agregar usuario" onClose={onClose} holdsForm>
      <CreateBase resource="usuarios" redirect={false} mutationOptions={{ onSuccess, onError }}>
        <RuleForm validate={validateNuevo}>
          <ModalForm label="Agregar usuario" onCancel={onClose}>
            <TextInput source="nombre" isRequired autoComplete="off" />
            <TextInput
              source="usuario"
              isRequired
              autoComplete="off"
              helperText="Con él ingresa; no se puede cambiar."
            />
            <TextInput source="email" type="email" autoComplete="off" />
            <ClaveInput source="clave" label="Clave" isRequired helperText={AYUDA_DE_CLAVE} />
          </ModalForm>
        </RuleForm>
      </CreateBase>
    </Modal>
  );
}
