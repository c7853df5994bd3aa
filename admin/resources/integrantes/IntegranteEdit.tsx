import { Box } from '@mui/material';
import { useEditContext, useNavigate, useParams } from 'react-admin';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { integranteChanges } from '../../../contract/entities/integrante.ts';
import { fullNameOf } from '../../../contract/values/fullName.ts';
import type { Integrante } from '../../../dataProvider/resources/integrantes.ts';
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
import { PageForm } from '../../records/forms/PageForm.tsx';
import { SaveToolbar } from '../../records/forms/SaveToolbar.tsx';
import { useSavedToast } from '../../records/forms/useSavedToast.ts';
import { VisitasCard } from '../../records/visitas/VisitasCard.tsx';
import { IntegranteInputs } from './IntegranteInputs.tsx';

const validate = bySchema(integranteChanges);
// A load failure is only logged, without a toast.
const queryOptions = { onError: (error: Error) => console.error(error) };

export function IntegranteEdit() {
  const { id } = useParams();
  const toast = useToast();
  const announce = useSavedToast('integrantes');
  const onSuccess = (integrante: Integrante) => announce(messages.integrantes.updated, integrante, { stays: true });
  const onError = (error: unknown) => toast('error', failureText(error, messages.integrantes.updateFailed));

  return (
    <ConflictEdit
      resource="integrantes"
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={queryOptions}
      mutationOptions={{ onSuccess, onError }}
    >
      <IntegranteForm />
    </ConflictEdit>
  );
}

function IntegranteForm() {
  const paths = usePaths();
  const navigate = useNavigate();
  const { record } = useEditContext<Integrante>();
  const nombre = record && fullNameOf(record);
  return (
    <Page
      title="Editar perfil del integrante"
      name={nombre}
      back={paths.integrantes.list}
      actions={
        record &&
        nombre !== undefined && (
          <RecordActions
            recurso="integrantes"
            id={record.id}
            archived={{ record, nombre: nombre, onArchived: () => navigate(paths.integrantes.list) }}
          >
            <SiteLink path={sitePaths.integrante(record.id, nombre)} dates={record} />
          </RecordActions>
        )
      }
    >
      <LoadedRecord failure={messages.integrantes.loadOneFailed}>
        {record && (
          <RecordDraft resource="integrantes" id={record.id}>
            <PageForm
              validate={validate}
              toolbar={<SaveToolbar cancelTo={paths.integrantes.list} label="Guardar cambios" />}
            >
              <IntegranteInputs />
            </PageForm>
          </RecordDraft>
        )}
        {record && (
          <Box sx={{ mt: 2 }}>
            <VisitasCard recurso="integrantes" id={record.id} />
          </Box>
        )}
      </LoadedRecord>
    </Page>
  );
}
