import { messages } from '../../../contract/calls/messages.ts';
import { newLinea } from '../../../contract/entities/linea.ts';
import type { Linea } from '../../../dataProvider/resources/lineas.ts';
import { Modal } from '../../components/Modal.tsx';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { ConflictCreate } from '../../records/conflicts/ConflictCreate.tsx';
import { bySchema } from '../../records/forms/bySchema.ts';
import { normalizeHtml } from '../../records/forms/html/normalizeHtml.ts';
import { ModalForm } from '../../records/forms/ModalForm.tsx';
import { RuleForm } from '../../records/forms/RuleForm.tsx';
import { useSavedToast } from '../../records/forms/useSavedToast.ts';
import { LineaInputs } from './LineaInputs.tsx';

const validate = bySchema(newLinea);
const normalizers = { texto: normalizeHtml };

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
      <ConflictCreate<Linea> resource="lineas" normalizers={normalizers} mutationOptions={{ onSuccess, onError }}>
        <RuleForm validate={validate}>
          <ModalForm label="Agregar línea" onCancel={onClose}>
            <LineaInputs />
          </ModalForm>
        </RuleForm>
      </ConflictCreate>
    </Modal>
  );
}
