import { CreateBase } from 'react-admin';
import { integranteNuevo } from '../../contract/entidades/integrante.ts';
import { mensajes } from '../../contract/mensajes.ts';
import { Modal, ModalForm } from '../components/Modal.tsx';
import { failureText } from '../feedback/failureText.ts';
import { useToast } from '../feedback/useToast.tsx';
import { bySchema } from '../forms/bySchema.ts';
import { RuleForm } from '../forms/RuleForm.tsx';
import { IntegranteInputs } from './IntegranteInputs.tsx';

const validate = bySchema(integranteNuevo);

/** The modal that adds a member (section 2). */
export function IntegranteCreate({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const onSuccess = () => {
    toast('success', mensajes.integrantes.agregado);
    onClose();
  };
  const onError = (error: unknown) => toast('error', failureText(error, mensajes.integrantes.errorAlAgregar));
  return (
    <Modal title="Agregar integrante" onClose={onClose} holdsForm>
      <CreateBase resource="integrantes" redirect={false} mutationOptions={{ onSuccess, onError }}>
        <RuleForm validate={validate}>
          <ModalForm label="Agregar integrante" onCancel={onClose}>
            <IntegranteInputs isNew />
          </ModalForm>
        </RuleForm>
      </CreateBase>
    </Modal>
  );
}
