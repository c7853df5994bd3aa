import { Box } from '@mui/material';
import { useEditContext, useNavigate, useParams } from 'react-admin';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { messages } from '../../../contract/calls/messages.ts';
import type { Noticia } from '../../../dataProvider/resources/noticias.ts';
import { usePaths } from '../../addresses/paths.ts';
import { LoadedRecord, STAY_ON_FAILURE } from '../../components/LoadedRecord.tsx';
import { Page } from '../../components/Page.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { RecordActions } from '../../records/actions/RecordActions.tsx';
import { ConflictEdit } from '../../records/conflicts/ConflictEdit.tsx';
import { RecordDraft } from '../../records/drafts/RecordDraft.tsx';
import { normalizeHtml } from '../../records/forms/html/normalizeHtml.ts';
import { PageForm } from '../../records/forms/PageForm.tsx';
import { SaveToolbar } from '../../records/forms/SaveToolbar.tsx';
import { useSavedToast } from '../../records/forms/useSavedToast.ts';
import { VisitasCard } from '../../records/visitas/VisitasCard.tsx';
import { NoticiaInputs } from './NoticiaInputs.tsx';
import { validateChanges } from './noticiaRules.ts';

const normalizers = { texto: normalizeHtml };

export function NoticiaEdit() {
  const { id } = useParams();
  const { list } = usePaths().noticias;
  const navigate = useNavigate();
  const toast = useToast();
  const announce = useSavedToast('noticias');
  const onSuccess = (noticia: Noticia) => {
    announce(messages.noticias.updated, noticia);
    navigate(list);
  };
  const onError = (error: unknown) => toast('error', failureText(error, messages.noticias.updateFailed));
  return (
    <ConflictEdit
      resource="noticias"
      id={id}
      normalizers={normalizers}
      mutationMode="pessimistic"
      queryOptions={STAY_ON_FAILURE}
      mutationOptions={{ onSuccess, onError }}
    >
      <NoticiaForm />
    </ConflictEdit>
  );
}

function NoticiaForm() {
  const { list } = usePaths().noticias;
  const navigate = useNavigate();
  const { record } = useEditContext<Noticia>();
  return (
    <Page
      title="Editar noticia"
      name={record?.titulo}
      back={list}
      actions={
        record && (
          <RecordActions
            recurso="noticias"
            id={record.id}
            archived={{ record, nombre: record.titulo, onArchived: () => navigate(list) }}
          >
            <SiteLink path={sitePaths.noticia(record.id, record.titulo)} active={record.activo} dates={record} />
          </RecordActions>
        )
      }
    >
      <LoadedRecord failure={messages.noticias.loadOneFailed}>
        {record && (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Box>
              <RecordDraft resource="noticias" id={record.id}>
                <PageForm validate={validateChanges} toolbar={<SaveToolbar cancelTo={list} label="Guardar cambios" />}>
                  <NoticiaInputs />
                </PageForm>
              </RecordDraft>
            </Box>
            <VisitasCard recurso="noticias" id={record.id} />
          </Box>
        )}
      </LoadedRecord>
    </Page>
  );
}
