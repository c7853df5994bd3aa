import { useNavigate, useParams } from 'react-router-dom';
import { lineaPath } from '../../../contract/addresses/siteLineas.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { lineaChanges } from '../../../contract/entities/linea.ts';
import type { Linea } from '../../../dataProvider/resources/lineas.ts';
import { usePaths } from '../../addresses/paths.ts';
import { SiteLink } from '../../components/SiteLink.tsx';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { ConflictEdit } from '../../records/conflicts/ConflictEdit.tsx';
import { RecordEditor } from '../../records/editors/RecordEditor.tsx';
import { bySchema } from '../../records/forms/bySchema.ts';
import { normalizeHtml } from '../../records/forms/html/normalizeHtml.ts';
import { useSavedToast } from '../../records/forms/useSavedToast.ts';
import { LineaInputs } from './LineaInputs.tsx';
import { RetireButton } from './RetireButton.tsx';

const validate = bySchema(lineaChanges);

const normalizers = { texto: normalizeHtml };

const RETIRE =
  '«Retirar» quita la línea del inicio, de los filtros y de las listas para elegirla; su página y sus proyectos quedan.';
const RETURN = '«Volver a mostrar» la devuelve al inicio, a los filtros y a las listas para elegirla.';

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
    <ConflictEdit resource="lineas" id={id} normalizers={normalizers} mutationOptions={{ onSuccess, onError }}>
      <RecordEditor<Linea>
        resource="lineas"
        title="Editar línea"
        nameOf={({ nombre }) => nombre}
        description={({ retirada }) => (retirada ? RETURN : RETIRE)}
        failure={messages.lineas.loadOneFailed}
        validate={validate}
        actions={(linea) => (
          <>
            <RetireButton linea={linea} />
            <SiteLink path={lineaPath(linea)} />
          </>
        )}
      >
        <LineaInputs />
      </RecordEditor>
    </ConflictEdit>
  );
}
