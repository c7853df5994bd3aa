import { messages } from '../../../contract/calls/messages.ts';
import { CONVENIO_INCOMPLETE, CONVENIO_MISSING, newConvenio } from '../../../contract/entities/convenio.ts';
import type { Convenio } from '../../../dataProvider/resources/convenios.ts';
import type { NewRecordProps } from '../../records/drafts/useAddForm.ts';
import { RecordDialog } from '../../records/editors/RecordDialog.tsx';
import { RecordForm } from '../../records/editors/RecordForm.tsx';
import { bySchema, type FormErrors } from '../../records/forms/state/bySchema.ts';
import { ConvenioInputs } from './ConvenioInputs.tsx';

const { convenios: texts } = messages;
const byRules = bySchema(newConvenio);

/** The schema does not cover the logo, which is a required file. */
const validate = (values: Record<string, unknown>): FormErrors => {
  const errors = byRules(values);
  if (errors.nombre === CONVENIO_INCOMPLETE) errors.nombre = CONVENIO_MISSING.nombre;
  return values.archivo ? errors : { ...errors, archivo: CONVENIO_MISSING.logo };
};

const describe = (errors: object) => ('nombre' in errors || 'archivo' in errors ? { text: CONVENIO_INCOMPLETE } : null);

export function ConvenioCreate({ onClose, ...opened }: NewRecordProps) {
  return (
    <RecordForm<Convenio>
      resource="convenios"
      {...opened}
      record={{ activo: true }}
      validate={validate}
      describe={describe}
      texts={{ saved: texts.added, failed: texts.addFailed, loadFailed: texts.loadOneFailed }}
      onSaved={onClose}
      onDraftDone={onClose}
    >
      <RecordDialog title="Agregar convenio" label="Agregar convenio" onClose={onClose}>
        <ConvenioInputs isNew />
      </RecordDialog>
    </RecordForm>
  );
}
