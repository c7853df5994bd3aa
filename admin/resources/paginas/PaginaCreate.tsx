import { useNavigate } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import type { Pagina } from '../../../dataProvider/resources/paginas.ts';
import { usePaths } from '../../addresses/paths.ts';
import { Page } from '../../components/Page.tsx';
import { useDraftInAddress } from '../../records/drafts/useDraftAddress.ts';
import { NewRecordFields } from '../../records/editors/RecordEditor.tsx';
import { RecordForm } from '../../records/editors/RecordForm.tsx';
import { ModelOffer } from './ModelOffer.tsx';
import { PaginaInputs } from './PaginaInputs.tsx';
import { validateNew } from './paginaRules.ts';

const { paginas: texts } = messages;

/** admin/paginas/create; with a draft in the address, filled with it. */
export function PaginaCreate() {
  const { list } = usePaths().paginas;
  const navigate = useNavigate();
  const leave = () => navigate(list);
  return (
    <Page title="Nueva página" back={list}>
      <RecordForm<Pagina>
        resource="paginas"
        draft={useDraftInAddress()}
        record={{ idioma: 'es', lugar: 'ninguno', activo: true }}
        validate={validateNew}
        texts={{ saved: texts.added, failed: texts.addFailed }}
        onSaved={leave}
        onDraftDone={leave}
      >
        <NewRecordFields label="Agregar página">
          <ModelOffer />
          <PaginaInputs />
        </NewRecordFields>
      </RecordForm>
    </Page>
  );
}
