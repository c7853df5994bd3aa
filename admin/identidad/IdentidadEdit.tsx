import { Box } from '@mui/material';
import { useEditContext } from 'react-admin';
import { identidadForm } from '../../contract/entities/identidad.ts';
import { messages } from '../../contract/messages.ts';
import type { Identidad } from '../../dataProvider/resources/identidad.ts';
import { LoadFailure } from '../components/LoadFailure.tsx';
import { LoadingScreen } from '../components/LoadingScreen.tsx';
import { Page } from '../components/Page.tsx';
import { ConflictEdit } from '../conflicts/ConflictEdit.tsx';
import { updateSiteIdentidad } from '../display/siteIdentidad.ts';
import { failureText } from '../feedback/failureText.ts';
import { useToast } from '../feedback/useToast.tsx';
import { bySchema } from '../forms/bySchema.ts';
import { FormToolbar } from '../forms/FormToolbar.tsx';
import { firstMessage } from '../forms/InvalidFormToast.tsx';
import { PageForm } from '../forms/PageForm.tsx';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { VersionsButton } from '../versiones/VersionsButton.tsx';
import { IdentidadInputs } from './IdentidadInputs.tsx';

const { identidad: texts } = messages;
const validate = bySchema(identidadForm);
const describe = (errors: object) => ({ text: firstMessage(errors) });

/** admin/identidad: edits the only record of identidad. */
export function IdentidadEdit() {
  const toast = useToast();
  const queryOptions = { onError: () => toast('error', texts.loadFailed) };
  const onSuccess = ({ id: _, version: __, redirecciones: ___, ...identidad }: Identidad) => {
    updateSiteIdentidad(identidad);
    toast('success', texts.updated);
  };
  const onError = (error: unknown) => toast('error', failureText(error, texts.updateFailed));
  return (
    <Page
      title="Identidad"
      description="Nombres, textos, imágenes y colores del sitio, y lo que se ve en el inicio."
      actions={<VersionsButton recurso="identidad" id={1} />}
    >
      <ConflictEdit
        resource="identidad"
        id={1}
        mutationMode="pessimistic"
        redirect={false}
        queryOptions={queryOptions}
        mutationOptions={{ onSuccess, onError }}
      >
        <IdentidadForm />
      </ConflictEdit>
    </Page>
  );
}

function IdentidadForm() {
  const { record, error, refetch } = useEditContext<Identidad>();
  if (error) return <LoadFailure text={texts.loadFailed} onRetry={() => void refetch()} />;
  if (record === undefined) return <LoadingScreen />;
  return (
    <Box sx={{ minWidth: 0 }}>
      <PageForm
        validate={validate}
        describe={describe}
        toolbar={
          <FormToolbar>
            <SubmitButton label="Guardar" />
          </FormToolbar>
        }
      >
        <IdentidadInputs />
      </PageForm>
    </Box>
  );
}
