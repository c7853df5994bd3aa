import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useEditContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { messages } from '../../../contract/calls/messages.ts';
import { configuracionChanges } from '../../../contract/entities/inicio.ts';
import { FormWithPanels } from '../../components/FormWithPanels.tsx';
import { useFailureToast } from '../../feedback/useFailureToast.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { SingleForm, SinglePage } from '../../records/editors/SinglePage.tsx';
import { SubmitButton } from '../../records/forms/frame/FormToolbar.tsx';
import { bySchema } from '../../records/forms/state/bySchema.ts';
import { VisitasCard } from '../../records/visitas/VisitasCard.tsx';
import { InicioInputs } from './InicioInputs.tsx';

const { inicio: texts } = messages;
const validate = bySchema(configuracionChanges);

/** admin/conf_inicio: edits the only record of inicio. */
export function InicioEdit() {
  return (
    <SinglePage
      resource="inicio"
      title="Configuración de inicio"
      description="Lo que los visitantes leen en la página de inicio."
      texts={{ ...texts, updateFailed: { title: texts.updateFailed } }}
      validate={validate}
    >
      <FormWithPanels
        width="1fr"
        first={<InformationBox />}
        form={
          <SingleForm
            buttons={
              <>
                <ResetButton />
                <SubmitButton label="Guardar cambios" />
              </>
            }
          >
            <InicioInputs />
          </SingleForm>
        }
        last={<VisitasCard recurso="inicio" id={1} />}
      />
    </SinglePage>
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

function ResetButton() {
  const { refetch } = useEditContext();
  const { reset } = useFormContext();
  const toast = useToast();
  const fail = useFailureToast();

  const reload = async () => {
    const { data, error } = await refetch();
    if (error) {
      fail(error, messages.inicio.loadFailed);
      return;
    }
    reset(data);
    toast('info', messages.inicio.reset);
  };

  return (
    <Button startIcon={<RestoreIcon />} onClick={() => void reload()}>
      Restablecer
    </Button>
  );
}
