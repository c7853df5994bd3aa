import { useNavigate, useParams } from 'react-router-dom';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { paginaChanges } from '../../../contract/entities/pagina.ts';
import type { Pagina } from '../../../dataProvider/resources/paginas.ts';
import { usePaths } from '../../addresses/paths.ts';
import { SiteLink } from '../../components/SiteLink.tsx';
import { RecordEditor } from '../../records/editors/RecordEditor.tsx';
import { RecordForm } from '../../records/editors/RecordForm.tsx';
import { withImagenRule } from '../../records/forms/inputs/imagenRule.ts';
import { bySchema } from '../../records/forms/state/bySchema.ts';
import { PaginaInputs } from './PaginaInputs.tsx';

const { paginas: texts } = messages;
/** A switch is never wrong. */
const validate = withImagenRule(({ activo, ...values }) => bySchema(paginaChanges)(values));

export function PaginaEdit() {
  const { id = '' } = useParams();
  const { list } = usePaths().paginas;
  const navigate = useNavigate();
  return (
    <RecordForm<Pagina>
      resource="paginas"
      id={id}
      validate={validate}
      texts={{ saved: texts.updated, failed: texts.updateFailed, loadFailed: texts.loadOneFailed }}
      onSaved={() => navigate(list)}
    >
      <RecordEditor<Pagina>
        title="Editar página"
        nameOf={({ titulo }) => titulo}
        actions={({ activo, direccion, ...dates }) => (
          <SiteLink path={sitePaths.pagina(direccion.toLowerCase())} active={activo} dates={dates} />
        )}
      >
        <PaginaInputs />
      </RecordEditor>
    </RecordForm>
  );
}
