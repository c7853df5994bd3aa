import { messages } from '../../../contract/calls/messages.ts';
import { newLinea } from '../../../contract/entities/linea.ts';
import type { Linea } from '../../../dataProvider/resources/lineas.ts';
import type { NewRecordProps } from '../../records/drafts/useAddForm.ts';
import { RecordDialog } from '../../records/editors/RecordDialog.tsx';
import { RecordForm } from '../../records/editors/RecordForm.tsx';
import { bySchema } from '../../records/forms/state/bySchema.ts';
import { LineaInputs } from './LineaInputs.tsx';

const { lineas: texts } = messages;
const validate = bySchema(newLinea);

export function LineaCreate({ draft, onClose }: NewRecordProps) {
  return (
    <RecordForm<Linea>
      resource="lineas"
      draft={draft}
      validate={validate}
      texts={{ saved: texts.added, failed: texts.addFailed }}
      onSaved={onClose}
      onDraftDone={onClose}
    >
      <RecordDialog title="Agregar línea" label="Agregar línea" isWide onClose={onClose}>
        <LineaInputs />
      </RecordDialog>
    </RecordForm>
  );
}
