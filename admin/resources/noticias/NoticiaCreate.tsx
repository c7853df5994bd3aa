import { useNavigate } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import type { Noticia } from '../../../dataProvider/resources/noticias.ts';
import { usePaths } from '../../addresses/paths.ts';
import { Page } from '../../components/Page.tsx';
import { useDraftInAddress } from '../../records/drafts/useDraftAddress.ts';
import { NewRecordFields } from '../../records/editors/RecordEditor.tsx';
import { RecordForm } from '../../records/editors/RecordForm.tsx';
import { NoticiaInputs } from './NoticiaInputs.tsx';
import { validateNew } from './noticiaRules.ts';

const { noticias: texts } = messages;

/** admin/noticias/create; with a draft in the address, filled with it. */
export function NoticiaCreate() {
  const { list } = usePaths().noticias;
  const navigate = useNavigate();
  const leave = () => navigate(list);
  return (
    <Page title="Agregar noticia" back={list}>
      <RecordForm<Noticia>
        resource="noticias"
        draft={useDraftInAddress()}
        record={{ activo: true }}
        validate={validateNew}
        texts={{ saved: texts.added, failed: texts.addFailed }}
        onSaved={leave}
        onDraftDone={leave}
      >
        <NewRecordFields label="Agregar noticia">
          <NoticiaInputs />
        </NewRecordFields>
      </RecordForm>
    </Page>
  );
}
