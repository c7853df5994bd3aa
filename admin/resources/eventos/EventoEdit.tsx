import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { BESIDE_LIST, type Evento } from '../../../dataProvider/resources/eventos.ts';
import { usePaths } from '../../addresses/paths.ts';
import { SiteLink } from '../../components/SiteLink.tsx';
import { useLoadFailureToast } from '../../feedback/useFailureToast.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { RecordActions } from '../../records/actions/RecordActions.tsx';
import { CopyButton } from '../../records/copiedRecord/CopyButton.tsx';
import { RecordDialog } from '../../records/editors/RecordDialog.tsx';
import { RecordEditor } from '../../records/editors/RecordEditor.tsx';
import { RecordForm } from '../../records/editors/RecordForm.tsx';
import { EventoInputs } from './EventoInputs.tsx';
import { describeInvalid, validateChanges, withoutHidden } from './eventoRules.ts';
import { useShowPeriod } from './usePeriod.ts';

const { eventos: texts } = messages;

export function EventoEdit() {
  const { id = '' } = useParams();
  const { list } = usePaths().eventos;
  const navigate = useNavigate();
  const failToLoad = useLoadFailureToast();
  const onLoadError = (error: unknown) => {
    failToLoad(error, texts.notLoaded);
    navigate(list);
  };
  return (
    <StoredEventoForm id={id} onLoadError={onLoadError}>
      <RecordEditor<Evento>
        title="Editar evento"
        nameOf={({ nombre }) => nombre}
        actions={(evento) => <EventoActions evento={evento} />}
      >
        {({ tipo, created_by_name, updated_by_name }) => (
          <>
            <EventoInputs tipo={tipo} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Registrado por {created_by_name || messages.sesion.unknownUsuario}
              {updated_by_name === '' ? null : ` · Actualizado por ${updated_by_name}`}
            </Typography>
          </>
        )}
      </RecordEditor>
    </StoredEventoForm>
  );
}

/** A side panel that edits an event next to the list. */
export function EventoPanel({ evento, onClose }: { evento: Evento; onClose: () => void }) {
  const toast = useToast();
  return (
    <StoredEventoForm
      id={evento.id}
      onLoadError={() => toast('error', texts.loadOneFailed)}
      saveMeta={BESIDE_LIST}
      onSaved={onClose}
    >
      <RecordDialog<Evento>
        title="Editar evento"
        label="Guardar cambios"
        page={usePaths().eventos.form(evento.id)}
        actions={(record) => (
          <RecordActions
            recurso="eventos"
            id={record.id}
            archived={{ record, nombre: record.nombre, onRemoved: onClose }}
          >
            <EventoActions evento={record} />
          </RecordActions>
        )}
        onClose={onClose}
      >
        <EventoInputs tipo={evento.tipo} />
      </RecordDialog>
    </StoredEventoForm>
  );
}

function EventoActions({ evento: { id, nombre, activo, ...dates } }: { evento: Evento }) {
  return (
    <>
      <CopyButton recurso="eventos" id={id} />
      <SiteLink path={sitePaths.evento(id, nombre)} active={activo} dates={dates} />
    </>
  );
}

interface StoredEventoFormProps {
  id: number | string;
  onLoadError: (error: Error) => void;
  /** `meta` of a save */
  saveMeta?: Readonly<Record<string, unknown>>;
  onSaved?: () => void;
  children: ReactNode;
}

/** The form of the edit page and of the side panel. After a save the list shows the month of the event. */
function StoredEventoForm({ onSaved, ...rest }: StoredEventoFormProps) {
  const show = useShowPeriod();
  return (
    <RecordForm<Evento>
      resource="eventos"
      transform={withoutHidden}
      validate={validateChanges}
      describe={describeInvalid}
      texts={{ saved: texts.updated, failed: { title: texts.updateFailed }, loadFailed: texts.loadOneFailed }}
      onSaved={(evento) => {
        onSaved?.();
        show(evento);
      }}
      {...rest}
    />
  );
}
