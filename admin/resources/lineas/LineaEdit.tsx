import { Box } from '@mui/material';
import { useEditContext, useNavigate, useParams } from 'react-admin';
import { lineaPath } from '../../../contract/addresses/siteLineas.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { lineaChanges } from '../../../contract/entities/linea.ts';
import type { Linea } from '../../../dataProvider/resources/lineas.ts';
import { usePaths } from '../../addresses/paths.ts';
import { LoadedRecord } from '../../components/LoadedRecord.tsx';
import { Page } from '../../components/Page.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { RecordActions } from '../../records/actions/RecordActions.tsx';
import { ConflictEdit } from '../../records/conflicts/ConflictEdit.tsx';
import { RecordDraft } from '../../records/drafts/RecordDraft.tsx';
import { bySchema } from '../../records/forms/bySchema.ts';
import { normalizeHtml } from '../../records/forms/html/normalizeHtml.ts';
import { PageForm } from '../../records/forms/PageForm.tsx';
import { SaveToolbar } from '../../records/forms/SaveToolbar.tsx';
import { useSavedToast } from '../../records/forms/useSavedToast.ts';
import { VisitasCard } from '../../records/visitas/VisitasCard.tsx';
import { LineaInputs } from './LineaInputs.tsx';
import { RetireButton } from './RetireButton.tsx';

const validate = bySchema(lineaChanges);

const normalizers = { texto: normalizeHtml };

export function LineaEdit() {
  const { id } = useParams();
  const paths = usePaths();
  const navigate = useNavigate();
  const toast = useToast();
  const announce = useSavedToast('lineas');
  const onSuccess = (linea: Linea) => {
    announce(messages.lineas.updated, linea);
    navigate(paths.lineas.list);
  };
  const onError = (error: unknown) => toast('error', failureText(error, messages.lineas.updateFailed));
  return (
    <ConflictEdit
      resource="lineas"
      id={id}
      normalizers={normalizers}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, onError }}
    >
      <LineaForm />
    </ConflictEdit>
  );
}

function LineaForm() {
  const paths = usePaths();
  const navigate = useNavigate();
  const { record } = useEditContext<Linea>();
  return (
    <Page
      title="Editar línea"
      name={record?.nombre}
      back={paths.lineas.list}
      actions={
        record && (
          <RecordActions
            recurso="lineas"
            id={record.id}
            archived={{ record, nombre: record.nombre, onArchived: () => navigate(paths.lineas.list) }}
          >
            <RetireButton linea={record} />
            <SiteLink path={lineaPath(record)} />
          </RecordActions>
        )
      }
    >
      <LoadedRecord failure={messages.lineas.loadOneFailed}>
        {record && (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Box>
              <RecordDraft resource="lineas" id={record.id}>
                <PageForm
                  validate={validate}
                  toolbar={<SaveToolbar cancelTo={paths.lineas.list} label="Guardar cambios" />}
                >
                  <LineaInputs />
                </PageForm>
              </RecordDraft>
            </Box>
            <VisitasCard recurso="lineas" id={record.id} />
          </Box>
        )}
      </LoadedRecord>
    </Page>
  );
}
