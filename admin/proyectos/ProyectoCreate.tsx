import { CreateBase, useNavigate } from 'react-admin';
import { newProyecto } from '../../contract/entities/proyecto.ts';
import { messages } from '../../contract/messages.ts';
import { Page } from '../components/Page.tsx';
import { failureText } from '../feedback/failureText.ts';
import { useToast } from '../feedback/useToast.tsx';
import { bySchema } from '../forms/bySchema.ts';
import { PageForm } from '../forms/PageForm.tsx';
import { SaveToolbar } from '../forms/SaveToolbar.tsx';
import { usePaths } from '../paths.ts';
import { ProyectoInputs } from './ProyectoInputs.tsx';

const validate = bySchema(newProyecto);

/** admin/proyectos/create */
export function ProyectoCreate() {
  const paths = usePaths();
  const navigate = useNavigate();
  const toast = useToast();
  const onSuccess = () => {
    toast('success', messages.proyectos.added);
    navigate(paths.proyectos);
  };
  const onError = (error: unknown) => toast('error', failureText(error, messages.proyectos.addFailed));

  return (
    <Page title="Agregar proyecto" back={paths.proyectos}>
      <CreateBase mutationOptions={{ onSuccess, onError }}>
        <PageForm validate={validate} toolbar={<SaveToolbar label="Agregar proyecto" cancelTo={paths.proyectos} />}>
          <ProyectoInputs isNew />
        </PageForm>
      </CreateBase>
    </Page>
  );
}
