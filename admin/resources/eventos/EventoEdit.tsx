import { Typography } from '@mui/material';
import { useEditContext } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { messages } from '../../../contract/calls/messages.ts';
import type { Evento } from '../../../dataProvider/resources/eventos.ts';
import { usePaths } from '../../addresses/paths.ts';
import { SiteLink } from '../../components/SiteLink.tsx';
import { useLoadFailureToast } from '../../feedback/useLoadFailureToast.ts';
import { ConflictEdit } from '../../records/conflicts/ConflictEdit.tsx';
import { CopyButton } from '../../records/copiedRecord/CopyButton.tsx';
import { RecordEditor } from '../../records/editors/RecordEditor.tsx';
import { EventoInputs } from './EventoInputs.tsx';
import { describeInvalid, validateChanges, withoutHidden } from './eventoRules.ts';
import { useSaveEvento } from './useSaveEvento.ts';

export function EventoEdit() {
  const { id } = useParams();
  const paths = usePaths();
  const navigate = useNavigate();
  const failToLoad = useLoadFailureToast();
  const mutationOptions = useSaveEvento();

  const onLoadError = (error: unknown) => {
    failToLoad(error, messages.eventos.notLoaded);
    navigate(paths.eventos.list);
  };

  return (
    <ConflictEdit
      resource="eventos"
      id={id}
      queryOptions={{ onError: onLoadError }}
      transform={withoutHidden}
      mutationOptions={mutationOptions}
    >
      <RecordEditor<Evento>
        resource="eventos"
        title="Editar evento"
        nameOf={({ nombre }) => nombre}
        validate={validateChanges}
        describe={describeInvalid}
        actions={({ id, nombre, activo, ...dates }) => (
          <>
            <CopyButton recurso="eventos" id={id} />
            <SiteLink path={sitePaths.evento(id, nombre)} active={activo} dates={dates} />
          </>
        )}
      >
        <EventoFields />
      </RecordEditor>
    </ConflictEdit>
  );
}

function EventoFields() {
  const { record } = useEditContext<Evento>();
  if (record === undefined) return null;
  const { tipo, created_by_name, updated_by_name } = record;
  return (
    <>
      <EventoInputs tipo={tipo} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Registrado por {created_by_name || messages.sesion.unknownUsuario}
        {updated_by_name === '' ? null : ` · Actualizado por ${updated_by_name}`}
      </Typography>
    </>
  );
}
