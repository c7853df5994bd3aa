import { ResourceContextProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { newIntegrante } from '../../../contract/entities/integrante.ts';
import type { Integrante } from '../../../dataProvider/resources/integrantes.ts';
import { usePaths } from '../../addresses/paths.ts';
import { Modal } from '../../components/Modal.tsx';
import { bySchema } from '../../records/forms/bySchema.ts';
import { FailedSteps } from '../../records/forms/FailedSteps.tsx';
import { ModalForm } from '../../records/forms/ModalForm.tsx';
import { RuleForm } from '../../records/forms/RuleForm.tsx';
import { useCreateInSteps } from '../../records/forms/useCreateInSteps.ts';
import { useOneOperation } from '../../records/forms/useOneOperation.ts';
import { useSavedToast } from '../../records/forms/useSavedToast.ts';
import { IntegranteInputs } from './IntegranteInputs.tsx';
import { profileLinkSteps } from './profileLinkSteps.ts';

const { integrantes: texts } = messages;
const validate = bySchema(newIntegrante);

/** Sends the member, then the profile links if the first call did not store them. */
export function IntegranteCreate({ onClose }: { onClose: () => void }) {
  const announce = useSavedToast('integrantes');
  const paths = usePaths();
  const dataProvider = useOneOperation();
  const { submit, created, failed } = useCreateInSteps<Integrante>({
    dataProvider,
    resource: 'integrantes',
    createFailed: texts.addFailed,
    updateFailed: texts.updateFailed,
    incomplete: texts.addIncomplete,
  });
  const save = (fields: Record<string, unknown>) =>
    submit(fields, profileLinkSteps(dataProvider, fields), (integrante) => {
      announce(texts.added, integrante);
      onClose();
    });

  return (
    <Modal title="Agregar integrante" onClose={onClose} holdsForm>
      <ResourceContextProvider value="integrantes">
        <RuleForm validate={validate} onSubmit={save}>
          <ModalForm label={created === null ? 'Agregar integrante' : 'Guardar'} onCancel={onClose}>
            <IntegranteInputs />
            {created === null ? null : (
              <FailedSteps
                title={texts.addIncompleteTitle}
                failed={failed}
                open={{ to: paths.integrantes.form(created.id), text: texts.openAdded }}
              />
            )}
          </ModalForm>
        </RuleForm>
      </ResourceContextProvider>
    </Modal>
  );
}
