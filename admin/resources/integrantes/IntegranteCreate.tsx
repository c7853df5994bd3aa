import { messages } from '../../../contract/calls/messages.ts';
import { newIntegrante } from '../../../contract/entities/integrante.ts';
import type { Integrante } from '../../../dataProvider/resources/integrantes.ts';
import { Modal } from '../../components/Modal.tsx';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { ConflictCreate } from '../../records/conflicts/ConflictCreate.tsx';
import { bySchema } from '../../records/forms/bySchema.ts';
import { ModalForm } from '../../records/forms/ModalForm.tsx';
import { RuleForm } from '../../records/forms/RuleForm.tsx';
import { useSavedToast } from '../../records/forms/useSavedToast.ts';
import { IntegranteInputs } from './IntegranteInputs.tsx';

const validate = bySchema(newIntegrante);

export function IntegranteCreate({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const announce = useSavedToast('integrantes');
  const onSuccess = (integrante: Integrante) => {
    announce(messages.integrantes.added, integrante);
    onClose();
  };
  const onError = (error: unknown) => toast('error', failureText(error, messages.integrantes.addFailed));
  return (
    <Modal title="Agregar integrante" onClose={onClose} holdsForm>
      <ConflictCreate<Integrante> resource="integrantes" mutationOptions={{ onSuccess, onError }}>
        <RuleForm validate={validate}>
          <ModalForm label="Agregar integrante" onCancel={onClose}>
            <IntegranteInputs />
          </ModalForm>
        </RuleForm>
      </ConflictCreate>
    </Modal>
  );
}
