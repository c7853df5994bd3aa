import { useNavigate, useParams } from 'react-router-dom';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { CONVENIO_MISSING, CONVENIO_WITHOUT_NOMBRE, convenioChanges } from '../../../contract/entities/convenio.ts';
import type { Convenio } from '../../../dataProvider/resources/convenios.ts';
import { usePaths } from '../../addresses/paths.ts';
import { SiteLink } from '../../components/SiteLink.tsx';
import { failureText } from '../../feedback/failureText.ts';
import { useLoadFailureToast } from '../../feedback/useLoadFailureToast.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { ConflictEdit } from '../../records/conflicts/ConflictEdit.tsx';
import { CopyButton } from '../../records/copiedRecord/CopyButton.tsx';
import { RecordEditor } from '../../records/editors/RecordEditor.tsx';
import { bySchema, type FormErrors } from '../../records/forms/bySchema.ts';
import { useSavedToast } from '../../records/forms/useSavedToast.ts';
import { ConvenioInputs } from './ConvenioInputs.tsx';

const byRules = bySchema(convenioChanges);

const validate = (values: Record<string, unknown>): FormErrors => {
  const errors = byRules(values);
  if (errors.nombre === CONVENIO_WITHOUT_NOMBRE) errors.nombre = CONVENIO_MISSING.nombre;
  return errors;
};
const describe = (errors: object) => ('nombre' in errors ? { text: CONVENIO_WITHOUT_NOMBRE } : null);

export function ConvenioEdit() {
  const { id } = useParams();
  const paths = usePaths();
  const navigate = useNavigate();
  const toast = useToast();
  const announce = useSavedToast('convenios');
  const failToLoad = useLoadFailureToast();

  const onLoadError = (error: unknown) => {
    failToLoad(error, messages.convenios.loadOneFailed);
    navigate(paths.convenios.list);
  };
  const onSuccess = (convenio: Convenio) => {
    announce(messages.convenios.updated, convenio);
    navigate(paths.convenios.list);
  };
  const onError = (error: unknown) => {
    const reason = failureText(error, messages.general.noConnection);
    toast('error', messages.convenios.updateFailed(reason));
  };

  return (
    <ConflictEdit
      resource="convenios"
      id={id}
      queryOptions={{ onError: onLoadError }}
      mutationOptions={{ onSuccess, onError }}
    >
      <RecordEditor<Convenio>
        resource="convenios"
        title="Editar convenio"
        nameOf={({ nombre }) => nombre}
        validate={validate}
        describe={describe}
        actions={({ id, activo, ...dates }) => (
          <>
            <CopyButton recurso="convenios" id={id} />
            <SiteLink path={sitePaths.inicio} active={activo} dates={dates} />
          </>
        )}
      >
        <ConvenioInputs />
      </RecordEditor>
    </ConflictEdit>
  );
}
