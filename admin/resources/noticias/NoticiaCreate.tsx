import { useNavigate } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import type { Noticia } from '../../../dataProvider/resources/noticias.ts';
import { usePaths } from '../../addresses/paths.ts';
import { Page } from '../../components/Page.tsx';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { ConflictCreate } from '../../records/conflicts/ConflictCreate.tsx';
import { NewDraft } from '../../records/drafts/NewDraft.tsx';
import { useDraftInAddress } from '../../records/drafts/useDraftAddress.ts';
import { normalizeHtml } from '../../records/forms/html/normalizeHtml.ts';
import { PageForm } from '../../records/forms/PageForm.tsx';
import { SaveToolbar } from '../../records/forms/SaveToolbar.tsx';
import { useSavedToast } from '../../records/forms/useSavedToast.ts';
import { NoticiaInputs } from './NoticiaInputs.tsx';
import { validateNew } from './noticiaRules.ts';

const NEW = { activo: true };
const normalizers = { texto: normalizeHtml };

/** admin/noticias/create; with a draft in the address, filled with it. */
export function NoticiaCreate() {
  const { list } = usePaths().noticias;
  const navigate = useNavigate();
  const toast = useToast();
  const announce = useSavedToast('noticias');
  const draft = useDraftInAddress();
  const onSuccess = (noticia: Noticia) => {
    announce(messages.noticias.added, noticia);
    navigate(list);
  };
  const onError = (error: unknown) => toast('error', failureText(error, messages.noticias.addFailed));
  return (
    <Page title="Agregar noticia" back={list}>
      <NewDraft resource="noticias" id={draft} onDone={() => navigate(list)}>
        <ConflictCreate<Noticia>
          resource="noticias"
          normalizers={normalizers}
          record={NEW}
          mutationOptions={{ onSuccess, onError }}
        >
          <PageForm validate={validateNew} toolbar={<SaveToolbar cancelTo={list} label="Agregar noticia" />}>
            <NoticiaInputs />
          </PageForm>
        </ConflictCreate>
      </NewDraft>
    </Page>
  );
}
