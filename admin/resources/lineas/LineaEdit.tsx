import { useNavigate, useParams } from 'react-router-dom';
import { lineaPath } from '../../../contract/addresses/siteLineas.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { lineaChanges } from '../../../contract/entities/linea.ts';
import type { Linea } from '../../../dataProvider/resources/lineas.ts';
import { usePaths } from '../../addresses/paths.ts';
import { SiteLink } from '../../components/SiteLink.tsx';
import { RecordEditor } from '../../records/editors/RecordEditor.tsx';
import { RecordForm } from '../../records/editors/RecordForm.tsx';
import { bySchema } from '../../records/forms/state/bySchema.ts';
import { LineaInputs } from './LineaInputs.tsx';
import { RetireButton } from './RetireButton.tsx';

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
