import { useNavigate, useParams } from 'react-router-dom';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { messages } from '../../../contract/calls/messages.ts';
import type { Noticia } from '../../../dataProvider/resources/noticias.ts';
import { usePaths } from '../../addresses/paths.ts';
import { STAY_ON_FAILURE } from '../../components/LoadedRecord.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { ConflictEdit } from '../../records/conflicts/ConflictEdit.tsx';
import { RecordEditor } from '../../records/editors/RecordEditor.tsx';
import { normalizeHtml } from '../../records/forms/html/normalizeHtml.ts';
import { useSavedToast } from '../../records/forms/useSavedToast.ts';
import { NoticiaInputs } from './NoticiaInputs.tsx';
import { validateChanges } from './noticiaRules.ts';

const normalizers = { texto: normalizeHtml };

export function NoticiaEdit() {
  const { id } = useParams();
  const { list } = usePaths().noticias;
  const navigate = useNavigate();
  const toast = useToast();
  const announce = useSavedToast('noticias');
  const onSuccess = (noticia: Noticia) => {
    announce(messages.noticias.updated, noticia);
    navigate(list);
  };
  const onError = (error: unknown) => toast('error', failureText(error, messages.noticias.updateFailed));
  return (
    <ConflictEdit
      resource="noticias"
      id={id}
      normalizers={normalizers}
      queryOptions={STAY_ON_FAILURE}
      mutationOptions={{ onSuccess, onError }}
    >
      <RecordEditor<Noticia>
        resource="noticias"
        title="Editar noticia"
        nameOf={({ titulo }) => titulo}
        failure={messages.noticias.loadOneFailed}
        validate={validateChanges}
        actions={({ id, titulo, activo, ...dates }) => (
          <SiteLink path={sitePaths.noticia(id, titulo)} active={activo} dates={dates} />
        )}
      >
        <NoticiaInputs />
      </RecordEditor>
    </ConflictEdit>
  );
}
