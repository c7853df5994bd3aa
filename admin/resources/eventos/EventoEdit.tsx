import { Typography } from '@mui/material';
import { useNavigate, useParams } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import type { Evento } from '../../../dataProvider/resources/eventos.ts';
import { usePaths } from '../../addresses/paths.ts';
import { useLoadFailureToast } from '../../feedback/useLoadFailureToast.ts';
import { RecordEditor } from '../../records/editors/RecordEditor.tsx';
import { EventoActions } from './EventoActions.tsx';
import { EventoInputs } from './EventoInputs.tsx';
import { StoredEventoForm } from './StoredEventoForm.tsx';

export function EventoEdit() {
  const { id = '' } = useParams();
  const { list } = usePaths().eventos;
  const navigate = useNavigate();
  const failToLoad = useLoadFailureToast();
  const onLoadError = (error: unknown) => {
    failToLoad(error, messages.eventos.notLoaded);
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
