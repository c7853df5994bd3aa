import { messages } from '../../../contract/calls/messages.ts';
import { CONVENIO_INCOMPLETE, CONVENIO_MISSING, newConvenio } from '../../../contract/entities/convenio.ts';
import type { Convenio } from '../../../dataProvider/resources/convenios.ts';
import { Modal } from '../../components/Modal.tsx';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { ConflictCreate } from '../../records/conflicts/ConflictCreate.tsx';
import type { CopiedValues } from '../../records/copiedRecord/copiedFields.ts';
import { bySchema, type FormErrors } from '../../records/forms/bySchema.ts';
import { ModalForm } from '../../records/forms/ModalForm.tsx';
import { RuleForm } from '../../records/forms/RuleForm.tsx';
import { useSavedToast } from '../../records/forms/useSavedToast.ts';
import { ConvenioInputs } from './ConvenioInputs.tsx';

const byRules = bySchema(newConvenio);

/** The schema does not cover the logo, which is a required file. */
const validate = (values: Record<string, unknown>): FormErrors => {
  const errors = byRules(values);
  if (errors.nombre === CONVENIO_INCOMPLETE) errors.nombre = CONVENIO_MISSING.nombre;
  return values.archivo ? errors : { ...errors, archivo: CONVENIO_MISSING.logo };
};

const describe = (errors: object) => ('nombre' in errors || 'archivo' in errors ? { text: CONVENIO_INCOMPLETE } : null);

interface ConvenioCreateProps {
  copied: CopiedValues;
  onClose: () => void;
}

export function ConvenioCreate({ copied, onClose }: ConvenioCreateProps) {
  const toast = useToast();
  const announce = useSavedToast('convenios');
  const onSuccess = (convenio: Convenio) => {
    announce(messages.convenios.added, convenio);
    onClose();
  };
  const onError = (error: unknown) => {
    const reason = failureText(error, messages.general.noConnection);
    toast('error', messages.convenios.addFailed(reason));
  };
  return (
    <Modal title="Agregar convenio" onClose={onClose} holdsForm>
      <ConflictCreate<Convenio>
        resource="convenios"
        record={{ activo: true, ...copied }}
        mutationOptions={{ onSuccess, onError }}
      >
        <RuleForm validate={validate} describe={describe}>
          <ModalForm label="Agregar convenio" onCancel={onClose}>
            <ConvenioInputs isNew />
          </ModalForm>
        </RuleForm>
      </ConflictCreate>
    </Modal>
  );
}
