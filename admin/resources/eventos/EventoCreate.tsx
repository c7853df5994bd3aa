import { messages } from '../../../contract/calls/messages.ts';
import type { Evento } from '../../../dataProvider/resources/eventos.ts';
import type { NewRecordProps } from '../../records/drafts/useAddForm.ts';
import { RecordDialog } from '../../records/editors/RecordDialog.tsx';
import { RecordForm } from '../../records/editors/RecordForm.tsx';
import { EventoInputs } from './EventoInputs.tsx';
import { describeInvalid, validateNew, withoutHidden } from './eventoRules.ts';
import { useShowPeriod } from './usePeriod.ts';

const { eventos: texts } = messages;

export function EventoCreate({ onClose, ...opened }: NewRecordProps) {
  const show = useShowPeriod();
  return (
    <RecordForm<Evento>
      resource="eventos"
      {...opened}
      record={{ activo: true }}
      transform={withoutHidden}
      validate={validateNew}
      describe={describeInvalid}
      texts={{ saved: texts.added, failed: { title: messages.requests.failed }, loadFailed: texts.loadOneFailed }}
      onSaved={(evento) => {
        onClose();
        show(evento);
      }}
      onDraftDone={onClose}
    >
      <RecordDialog title="Crear evento" label="Crear evento" onClose={onClose}>
        <EventoInputs isNew />
      </RecordDialog>
    </RecordForm>
  );
}
