import { messages } from '../../../contract/calls/messages.ts';
import type { Evento } from '../../../dataProvider/resources/eventos.ts';
import { Modal } from '../../components/Modal.tsx';
import { useFailureToast } from '../../feedback/useFailureToast.ts';
import { ConflictCreate } from '../../records/conflicts/ConflictCreate.tsx';
import type { CopiedValues } from '../../records/copiedRecord/copiedFields.ts';
import { ModalForm } from '../../records/forms/ModalForm.tsx';
import { RuleForm } from '../../records/forms/RuleForm.tsx';
import { useSavedToast } from '../../records/forms/useSavedToast.ts';
import { EventoInputs } from './EventoInputs.tsx';
import { describeInvalid, validateNew, withoutHidden } from './eventoRules.ts';
import { useShowPeriod } from './usePeriod.ts';

interface EventoCreateProps {
  copied: CopiedValues;
  onClose: () => void;
}

export function EventoCreate({ copied, onClose }: EventoCreateProps) {
  const announce = useSavedToast('eventos');
  const show = useShowPeriod();
  const fail = useFailureToast();
  const onSuccess = (evento: Evento) => {
    announce(messages.eventos.added, evento);
    onClose();
    show(evento);
  };
  const onError = (error: unknown) => fail(error, messages.requests.failed);
  return (
    <Modal title="Crear evento" onClose={onClose} holdsForm>
      <ConflictCreate<Evento>
        resource="eventos"
        record={{ activo: true, ...copied }}
        transform={withoutHidden}
        mutationOptions={{ onSuccess, onError }}
      >
        <RuleForm validate={validateNew} describe={describeInvalid}>
          <ModalForm label="Crear evento" onCancel={onClose}>
            <EventoInputs isNew />
          </ModalForm>
        </RuleForm>
      </ConflictCreate>
    </Modal>
  );
}
