import { CreateBase } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { newLinea } from '../../../contract/entities/linea.ts';
import type { Linea } from '../../../dataProvider/resources/lineas.ts';
import { Modal } from '../../components/Modal.tsx';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { bySchema } from '../../records/forms/bySchema.ts';
import { ModalForm } from '../../records/forms/ModalForm.tsx';
import { RuleForm } from '../../records/forms/RuleForm.tsx';
import { CreateOnce } from '../../records/forms/useCreateOnce.ts';
import { useSavedToast } from '../../records/forms/useSavedToast.ts';
import { LineaInputs } from './LineaInputs.tsx';

const validate = bySchema(newLinea);

export function LineaCreate({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const announce = useSavedToast('lineas');
  const onSuccess = (linea: Linea) => {
    announce(messages.lineas.added, linea);
    onClose();
  };
  const onError = (error: unknown) => toast('error', failureText(error, messages.lineas.addFailed));
  return (
    <Modal title="Agregar línea" onClose={onClose} holdsForm isWide>
      <CreateBase resource="lineas" redirect={false} mutationOptions={{ onSuccess, onError }}>
        <RuleForm validate={validate}>
          <CreateOnce<Linea> resource="lineas" />
          <ModalForm label="Agregar línea" onCancel={onClose}>
            <LineaInputs />
          </ModalForm>
        </RuleForm>
      </CreateBase>
    </Modal>
  );
}
