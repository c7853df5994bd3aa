import { Alert, AlertTitle, Box } from '@mui/material';
import { useEditContext } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { configuracionChanges } from '../../../contract/entities/inicio.ts';
import type { Inicio } from '../../../dataProvider/resources/inicio.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { Page } from '../../components/Page.tsx';
import { useFailureToast } from '../../feedback/useFailureToast.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { RecordActions } from '../../records/actions/RecordActions.tsx';
import { ConflictEdit } from '../../records/conflicts/ConflictEdit.tsx';
import { RecordDraft } from '../../records/drafts/RecordDraft.tsx';
import { bySchema } from '../../records/forms/bySchema.ts';
import { FormToolbar } from '../../records/forms/FormToolbar.tsx';
import { normalizeHtml } from '../../records/forms/html/normalizeHtml.ts';
import { PageForm } from '../../records/forms/PageForm.tsx';
import { SubmitButton } from '../../records/forms/SubmitButton.tsx';
import { VisitasCard } from '../../records/visitas/VisitasCard.tsx';
import { InicioInputs } from './InicioInputs.tsx';
import { ResetButton } from './ResetButton.tsx';

const { inicio: texts } = messages;
const validate = bySchema(configuracionChanges);
const normalizers = { objetivo: normalizeHtml };

/** admin/conf_inicio: edits the only record of inicio. */
export function InicioEdit() {
  const toast = useToast();
  const fail = useFailureToast();
  const queryOptions = { onError: () => toast('error', texts.loadFailed) };
  const onSuccess = () => toast('success', texts.updated);
  const onError = (error: unknown) => fail(error, texts.updateFailed);
  return (
    <Page
      title="Configuración de inicio"
      description="Lo que los visitantes leen en la página de inicio."
      actions={<RecordActions recurso="inicio" id={1} />}
    >
      <ConflictEdit
        resource="inicio"
        id={1}
        normalizers={normalizers}
        mutationMode="pessimistic"
        redirect={false}
        queryOptions={queryOptions}
        mutationOptions={{ onSuccess, onError }}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 1fr)' },
          }}
        >
          <InicioForm />
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
            <InformationBox />
            <VisitasCard recurso="inicio" id={1} />
          </Box>
        </Box>
      </ConflictEdit>
    </Page>
  );
}

function InicioForm() {
  const { record, error, refetch } = useEditContext<Inicio>();
  if (error) return <LoadFailure text={texts.loadFailed} onRetry={() => void refetch()} />;
  if (record === undefined) return <LoadingScreen />;
  return (
    <Box sx={{ minWidth: 0 }}>
      <RecordDraft resource="inicio" id={record.id}>
        <PageForm
          validate={validate}
          toolbar={
            <FormToolbar>
              <ResetButton />
              <SubmitButton label="Guardar cambios" />
            </FormToolbar>
          }
        >
          <InicioInputs />
        </PageForm>
      </RecordDraft>
    </Box>
  );
}

function InformationBox() {
  return (
    <Alert severity="info" variant="outlined">
      <AlertTitle>Información</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        <li>El objetivo es obligatorio.</li>
        <li>Las URL deben incluir el protocolo, por ejemplo https://.</li>
        <li>Un enlace vacío no se muestra en el inicio.</li>
        <li>
          El objetivo admite negrita, cursiva, subtítulos, listas y enlaces; cualquier otro formato se quita al pegar.
        </li>
        <li>«Restablecer» vuelve a cargar lo que está guardado en el servidor.</li>
      </Box>
    </Alert>
  );
}
