import { messages } from '../../../contract/calls/messages.ts';
import { BESIDE_LIST, type Evento } from '../../../dataProvider/resources/eventos.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { RecordActions } from '../../records/actions/RecordActions.tsx';
import { RecordPanel } from '../../records/editors/RecordPanel.tsx';
import { EventoActions } from './EventoActions.tsx';
import { EventoInputs } from './EventoInputs.tsx';
import { StoredEventoForm } from './StoredEventoForm.tsx';

const { loadOneFailed } = messages.eventos;

/** A side panel that edits an event next to the list. */
export function EventoPanel({ evento, onClose }: { evento: Evento; onClose: () => void }) {
  const toast = useToast();
  return (
    <StoredEventoForm
      id={evento.id}
      loadFailed={loadOneFailed}
      onLoadError={() => toast('error', loadOneFailed)}
      saveMeta={BESIDE_LIST}
      onSaved={onClose}
    >
      <RecordPanel<Evento>
        title="Editar evento"
        actions={(record) => (
          <RecordActions
            recurso="eventos"
            id={record.id}
            archived={{ record, nombre: record.nombre, onArchived: onClose }}
          >
            <EventoActions evento={record} />
          </RecordActions>
        )}
        onClose={onClose}
      >
        <EventoInputs tipo={evento.tipo} />
      </RecordPanel>
    </StoredEventoForm>
  );
}
