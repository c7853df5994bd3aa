import { messages } from '../../../contract/calls/messages.ts';
import { newIntegrante, newIntegranteInForm } from '../../../contract/entities/integrante.ts';
import { isOwnApi } from '../../../dataProvider/core/context.ts';
import type { Integrante } from '../../../dataProvider/resources/integrantes.ts';
import { HOST } from '../../addresses/host.ts';
import type { NewRecordProps } from '../../records/drafts/useAddForm.ts';
import { RecordDialog } from '../../records/editors/RecordDialog.tsx';
import { RecordForm } from '../../records/editors/RecordForm.tsx';
import { bySchema } from '../../records/forms/state/bySchema.ts';
import { IntegranteInputs } from './IntegranteInputs.tsx';

const { integrantes: texts } = messages;
/** Other servers show everything. */
const validate = bySchema(isOwnApi(HOST) ? newIntegranteInForm : newIntegrante);

export function IntegranteCreate({ draft, onClose }: NewRecordProps) {
  return (
    <RecordForm<Integrante>
      resource="integrantes"
      draft={draft}
      validate={validate}
      texts={{ saved: texts.added, failed: texts.addFailed }}
      onSaved={onClose}
      onDraftDone={onClose}
    >
      <RecordDialog title="Agregar integrante" label="Agregar integrante" onClose={onClose}>
        <IntegranteInputs />
      </RecordDialog>
    </RecordForm>
  );
}
