import { messages } from '../../../contract/calls/messages.ts';
import { newIntegrante } from '../../../contract/entities/integrante.ts';
import type { Integrante } from '../../../dataProvider/resources/integrantes.ts';
import type { NewRecordProps } from '../../records/drafts/useAddForm.ts';
import { RecordDialog } from '../../records/editors/RecordDialog.tsx';
import { RecordForm } from '../../records/editors/RecordForm.tsx';
import { bySchema } from '../../records/forms/state/bySchema.ts';
import { IntegranteInputs } from './IntegranteInputs.tsx';

const { integrantes: texts } = messages;
const validate = bySchema(newIntegrante);

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
