import { CreateBase } from 'react-admin';
import { CONVENIO_INCOMPLETO, convenioNuevo } from '../../contract/entidades/convenio.ts';
import { mensajes } from '../../contract/mensajes.ts';
import { Modal, ModalForm } from '../components/Modal.tsx';
import { failureText } from '../feedback/failureText.ts';
import { useToast } from '../feedback/useToast.tsx';
import { bySchema, type FormErrors } from '../forms/bySchema.ts';
import { firstMessage } from '../forms/InvalidFormToast.tsx';
import { RuleForm } from '../forms/RuleForm.tsx';
import { ConvenioInputs } from './ConvenioInputs.tsx';

const byRules = bySchema(convenioNuevo);

/** nombre and logo are required (section 5); the logo is a file, which the schema does not see. */
const validate = (values: Record<string, unknown>): FormErrors => {
  const errors = byRules(values);
  return values.archivo ? errors : { ...errors, archivo: CONVENIO_INCOMPLETO };
};

const describe = (errors: object) => ({
  text: 'nombre' in errors || 'archivo' in errors ? CONVENIO_INCOMPLETO : firstMessage(errors),
});

/** The modal that adds a convenio (section 2). */
export function ConvenioCreate({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const onSuccess = () => {
    toast('success', mensajes.convenios.agregado);
    onClose();
  };
  const onError = (error: unknown) => {
    const reason = failureText(error, mensajes.general.sinConexion);
    toast('error', mensajes.convenios.errorAlAgregar(reason));
  };
  return (
    <Modal title="Agregar convenio" onClose={onClose} holdsForm>
      <CreateBase
        resource="convenios"
        redirect={false}
        record={{ activo: true }}
        mutationOptions={{ onSuccess, onError }}
      >
        <RuleForm validate={validate} describe={describe}>
          <ModalForm label="Agregar convenio" onCancel={onClose}>
            <ConvenioInputs isNew />
          </ModalForm>
        </RuleForm>
      </CreateBase>
    </Modal>
  );
}
