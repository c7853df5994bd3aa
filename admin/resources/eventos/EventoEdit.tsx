import { Box, Typography } from '@mui/material';
import { useEditContext, useNavigate, useParams } from 'react-admin';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { messages } from '../../../contract/calls/messages.ts';
import type { Evento } from '../../../dataProvider/resources/eventos.ts';
import { usePaths } from '../../addresses/paths.ts';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { Page } from '../../components/Page.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import { useLoadFailureToast } from '../../feedback/useLoadFailureToast.ts';
import { RecordActions } from '../../records/actions/RecordActions.tsx';
import { ConflictEdit } from '../../records/conflicts/ConflictEdit.tsx';
import { RecordDraft } from '../../records/drafts/RecordDraft.tsx';
import { DuplicateButton } from '../../records/duplicate/DuplicateButton.tsx';
import { PageForm } from '../../records/forms/PageForm.tsx';
import { SaveToolbar } from '../../records/forms/SaveToolbar.tsx';
import { VisitasCard } from '../../records/visitas/VisitasCard.tsx';
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
      mutationMode="pessimistic"
      queryOptions={{ onError: onLoadError }}
      transform={withoutHidden}
      mutationOptions={mutationOptions}
    >
      <EventoForm />
    </ConflictEdit>
  );
}

function EventoForm() {
  const paths = usePaths();
  const navigate = useNavigate();
  const { record } = useEditContext<Evento>();
  return (
    <Page
      title="Editar evento"
      name={record?.nombre}
      back={paths.eventos.list}
      actions={
        record && (
          <RecordActions
            recurso="eventos"
            id={record.id}
            archived={{ record, nombre: record.nombre, onArchived: () => navigate(paths.eventos.list) }}
          >
            <DuplicateButton recurso="eventos" id={record.id} />
            <SiteLink path={sitePaths.evento(record.id, record.nombre)} active={record.activo} dates={record} />
          </RecordActions>
        )
      }
    >
      {record === undefined ? (
        <LoadingScreen />
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <RecordDraft resource="eventos" id={record.id}>
            <EventoFields evento={record} />
          </RecordDraft>
          <VisitasCard recurso="eventos" id={record.id} />
        </Box>
      )}
    </Page>
  );
}

function EventoFields({ evento }: { evento: Evento }) {
  const paths = usePaths();
  const { tipo, created_by_name, updated_by_name } = evento;
  return (
    <PageForm
      validate={validateChanges}
      describe={describeInvalid}
      toolbar={<SaveToolbar cancelTo={paths.eventos.list} label="Guardar cambios" />}
    >
      <EventoInputs tipo={tipo} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Registrado por {created_by_name || messages.sesion.unknownUsuario}
        {updated_by_name === '' ? null : ` · Actualizado por ${updated_by_name}`}
      </Typography>
    </PageForm>
  );
}
