import { useNavigate, useParams } from 'react-router-dom';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { CONVENIO_MISSING, CONVENIO_WITHOUT_NOMBRE, convenioChanges } from '../../../contract/entities/convenio.ts';
import type { Convenio } from '../../../dataProvider/resources/convenios.ts';
import { usePaths } from '../../addresses/paths.ts';
import { SiteLink } from '../../components/SiteLink.tsx';
import { useLoadFailureToast } from '../../feedback/useFailureToast.ts';
import { CopyButton } from '../../records/copiedRecord/CopyButton.tsx';
import { RecordEditor } from '../../records/editors/RecordEditor.tsx';
import { RecordForm } from '../../records/editors/RecordForm.tsx';
import { bySchema, type FormErrors } from '../../records/forms/state/bySchema.ts';
import { ConvenioInputs } from './ConvenioInputs.tsx';

const { convenios: texts } = messages;
const byRules = bySchema(convenioChanges);

const validate = (values: Record<string, unknown>): FormErrors => {
  const errors = byRules(values);
  if (errors.nombre === CONVENIO_WITHOUT_NOMBRE) errors.nombre = CONVENIO_MISSING.nombre;
  return errors;
};
const describe = (errors: object) => ('nombre' in errors ? { text: CONVENIO_WITHOUT_NOMBRE } : null);

export function ConvenioEdit() {
  const { id = '' } = useParams();
  const { list } = usePaths().convenios;
  const navigate = useNavigate();
  const failToLoad = useLoadFailureToast();
  return (
    <RecordForm<Convenio>
      resource="convenios"
      id={id}
      validate={validate}
      describe={describe}
      texts={{ saved: texts.updated, failed: texts.updateFailed, loadFailed: texts.loadOneFailed }}
      onLoadError={(error) => {
        failToLoad(error, texts.loadOneFailed);
        navigate(list);
      }}
      onSaved={() => navigate(list)}
    >
      <RecordEditor<Convenio>
        title="Editar convenio"
        nameOf={({ nombre }) => nombre}
        actions={({ id, activo, ...dates }) => (
          <>
            <CopyButton recurso="convenios" id={id} />
            <SiteLink path={sitePaths.inicio} active={activo} dates={dates} />
          </>
        )}
      >
        <ConvenioInputs />
      </RecordEditor>
    </RecordForm>
  );
}
