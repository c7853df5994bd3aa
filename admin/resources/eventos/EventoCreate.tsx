import { CreateBase } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { Evento } from '../../../dataProvider/resources/eventos.ts';
import { Modal } from '../../components/Modal.tsx';
import { useFailureToast } from '../../feedback/useFailureToast.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { ModalForm } from '../../records/forms/ModalForm.tsx';
import { RuleForm } from '../../records/forms/RuleForm.tsx';
import { CreateOnce } from '../../records/forms/useCreateOnce.ts';
import { EventoInputs } from './EventoInputs.tsx';
import { describeInvalid, validateNew, withoutHidden } from './eventoRules.ts';

export function EventoCreate({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const fail = useFailureToast();
  const onSuccess = () => {
    toast('success', messages.eventos.added);
    onClose();
  };
  const onError = (error: unknown) => fail(error, messages.eventos.requestFailed);
  return (
    <Modal title="Crear evento" onClose={onClose} holdsForm>
      <CreateBase
        resource="eventos"
        redirect={false}
        record={{ activo: true }}
        transform={withoutHidden}
        mutationOptions={{ onSuccess, onError }}
      >
        <RuleForm validate={validateNew} describe={describeInvalid}>
          <CreateOnce<Evento> resource="eventos" recognizedBy={['nombre', 'descripcion', 'fecha', 'lugar', 'tipo']} />
          <ModalForm label="Crear evento" onCancel={onClose}>
            <EventoInputs isNew />
          </ModalForm>
        </RuleForm>
      </CreateBase>
    </Modal>
  );
}
