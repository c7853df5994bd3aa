import { useNavigate, useParams } from 'react-router-dom';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { noticiaChanges } from '../../../contract/entities/noticia.ts';
import type { Noticia } from '../../../dataProvider/resources/noticias.ts';
import { usePaths } from '../../addresses/paths.ts';
import { SiteLink } from '../../components/SiteLink.tsx';
import { RecordEditor } from '../../records/editors/RecordEditor.tsx';
import { RecordForm } from '../../records/editors/RecordForm.tsx';
import { withImagenRule } from '../../records/forms/inputs/imagenRule.ts';
import { bySchema } from '../../records/forms/state/bySchema.ts';
import { NoticiaInputs } from './NoticiaInputs.tsx';

const { noticias: texts } = messages;
/** A switch is never wrong. */
const validate = withImagenRule(({ activo, ...values }) => bySchema(noticiaChanges)(values));

export function NoticiaEdit() {
  const { id = '' } = useParams();
  const { list } = usePaths().noticias;
  const navigate = useNavigate();
  return (
    <RecordForm<Noticia>
      resource="noticias"
      id={id}
      validate={validate}
      texts={{ saved: texts.updated, failed: texts.updateFailed, loadFailed: texts.loadOneFailed }}
      onSaved={() => navigate(list)}
    >
      <RecordEditor<Noticia>
        title="Editar noticia"
        nameOf={({ titulo }) => titulo}
        actions={({ id, titulo, activo, ...dates }) => (
          <SiteLink path={sitePaths.noticia(id, titulo)} active={activo} dates={dates} />
        )}
      >
        <NoticiaInputs />
      </RecordEditor>
    </RecordForm>
  );
}
