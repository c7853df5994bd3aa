import { useNavigate } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import { newNoticia } from '../../../contract/entities/noticia.ts';
import type { Noticia } from '../../../dataProvider/resources/noticias.ts';
import { usePaths } from '../../addresses/paths.ts';
import { Page } from '../../components/Page.tsx';
import { useDraftInAddress } from '../../records/drafts/useDraftAddress.ts';
import { NewRecordFields } from '../../records/editors/RecordEditor.tsx';
import { RecordForm } from '../../records/editors/RecordForm.tsx';
import { withImagenRule } from '../../records/forms/inputs/imagenRule.ts';
import { bySchema } from '../../records/forms/state/bySchema.ts';
import { NoticiaInputs } from './NoticiaInputs.tsx';

const { noticias: texts } = messages;
/** A switch is never wrong. */
const validate = withImagenRule(({ activo, ...values }) => bySchema(newNoticia)(values));

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
        validate={validate}
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
