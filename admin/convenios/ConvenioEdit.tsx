import { useEditContext, useNavigate, useParams } from 'react-admin';
import { CONVENIO_SIN_NOMBRE, convenioCambiado } from '../../contract/entidades/convenio.ts';
import { mensajes } from '../../contract/mensajes.ts';
import type { Convenio } from '../../dataProvider/convenios.ts';
import { ConflictEdit } from '../conflicts/ConflictEdit.tsx';
import { failureText } from '../feedback/failureText.ts';
import { useToast } from '../feedback/useToast.tsx';
import { bySchema } from '../forms/bySchema.ts';
import { firstMessage } from '../forms/InvalidFormToast.tsx';
import { PageForm } from '../forms/PageForm.tsx';
import { SaveToolbar } from '../forms/SaveToolbar.tsx';
import { LoadingScreen } from '../layout/LoadingScreen.tsx';
import { Page } from '../layout/Page.tsx';
import { usePaths } from '../paths.ts';
import { ConvenioInputs } from './ConvenioInputs.tsx';

const validate = bySchema(convenioCambiado);
const describe = (errors: object) => ({ text: 'nombre' in errors ? CONVENIO_SIN_NOMBRE : firstMessage(errors) });

/** admin/convenios/editar_convenio/{id} (section 2). */
export function ConvenioEdit() {
  const { id } = useParams();
  const paths = usePaths();
  const navigate = useNavigate();
  const toast = useToast();

  const onLoadError = () => {
    toast('error', mensajes.convenios.errorAlCargarUno);
    navigate(paths.convenios);
  };
  const onSuccess = () => {
    toast('success', mensajes.convenios.actualizado);
    navigate(paths.convenios);
  };
  const onError = (error: unknown) => {
    const reason = failureText(error, mensajes.general.sinConexion);
    toast('error', mensajes.convenios.errorAlActualizar(reason));
  };

  return (
    <Page title="Editar convenio" back={paths.convenios}>
      <ConflictEdit
        resource="convenios"
        id={id}
        mutationMode="pessimistic"
        queryOptions={{ onError: onLoadError }}
        mutationOptions={{ onSuccess, onError }}
      >
        <ConvenioForm />
      </ConflictEdit>
    </Page>
  );
}

function ConvenioForm() {
  const paths = usePaths();
  const { record } = useEditContext<Convenio>();
  if (record === undefined) return <LoadingScreen />;
  return (
    <PageForm
      validate={validate}
      describe={describe}
      toolbar={<SaveToolbar cancelTo={paths.convenios} label="Guardar cambios" />}
    >
      <ConvenioInputs />
    </PageForm>
  );
}
