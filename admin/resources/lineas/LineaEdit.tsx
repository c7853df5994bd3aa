import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import { useDataProvider, useRefresh } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { lineaPath } from '../../../contract/addresses/siteLineas.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { lineaChanges } from '../../../contract/entities/linea.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { Linea } from '../../../dataProvider/resources/lineas.ts';
import { usePaths } from '../../addresses/paths.ts';
import { SiteLink } from '../../components/SiteLink.tsx';
import { useSend } from '../../feedback/useSend.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { RecordEditor } from '../../records/editors/RecordEditor.tsx';
import { RecordForm } from '../../records/editors/RecordForm.tsx';
import { bySchema } from '../../records/forms/state/bySchema.ts';
import { useMayLeave } from '../../session/useMayLeave.ts';
import { LineaInputs } from './LineaInputs.tsx';

const { lineas: texts } = messages;
const validate = bySchema(lineaChanges);

const RETIRE =
  '«Retirar» quita la línea del inicio, de los filtros y de las listas para elegirla; su página y sus proyectos quedan.';
const RETURN = '«Volver a mostrar» la devuelve al inicio, a los filtros y a las listas para elegirla.';

export function LineaEdit() {
  const { id = '' } = useParams();
  const { list } = usePaths().lineas;
  const navigate = useNavigate();
  return (
    <RecordForm<Linea>
      resource="lineas"
      id={id}
      validate={validate}
      texts={{ saved: texts.updated, failed: texts.updateFailed, loadFailed: texts.loadOneFailed }}
      onSaved={() => navigate(list)}
    >
      <RecordEditor<Linea>
        title="Editar línea"
        nameOf={({ nombre }) => nombre}
        description={({ retirada }) => (retirada ? RETURN : RETIRE)}
        actions={(linea) => (
          <>
            <RetireButton linea={linea} />
            <SiteLink path={lineaPath(linea)} />
          </>
        )}
      >
        <LineaInputs />
      </RecordEditor>
    </RecordForm>
  );
}

/** 'Retirar': the line leaves home, filters and choices; its page stays. */
function RetireButton({ linea: { id, retirada } }: { linea: Linea }) {
  const { isPending, send } = useSend();
  const dataProvider = useDataProvider<PortalDataProvider>();
  const refresh = useRefresh();
  const toast = useToast();
  const mayLeave = useMayLeave();
  const change = () =>
    send(async () => {
      await dataProvider.retireLinea(id, !retirada);
      toast('success', retirada ? messages.lineas.returned : messages.lineas.retired);
      refresh();
    }, messages.lineas.retireFailed);
  return (
    <Button
      variant="outlined"
      loading={isPending}
      startIcon={retirada ? <VisibilityIcon /> : <VisibilityOffIcon />}
      onClick={() => mayLeave() && void change()}
    >
      {retirada ? 'Volver a mostrar' : 'Retirar'}
    </Button>
  );
}
