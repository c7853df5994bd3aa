import { CreateBase } from 'react-admin';
import { newIntegrante } from '../../contract/entities/integrante.ts';
import { messages } from '../../contract/messages.ts';
import { Modal } from '../components/Modal.tsx';
import { failureText } from '../feedback/failureText.ts';
import { useToast } from '../feedback/useToast.tsx';
import { bySchema } from '../forms/bySchema.ts';
import { ModalForm } from '../forms/ModalForm.tsx';
import { RuleForm } from '../forms/RuleForm.tsx';
import { IntegranteInputs } from './IntegranteInputs.tsx';

const validate = bySchema(newIntegrante);

export function IntegranteCreate({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const onSuccess = () => {
    toast('success', messages.integrantes.added);
    onClose();
  };
  const onError = (error: unknown) => toast('error', failureText(error, messages.integrantes.addFailed));
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
