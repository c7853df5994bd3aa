import { useParams } from 'react-router-dom';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { integranteChanges } from '../../../contract/entities/integrante.ts';
import { fullNameOf } from '../../../contract/values/fullName.ts';
import type { Integrante } from '../../../dataProvider/resources/integrantes.ts';
import { SiteLink } from '../../components/SiteLink.tsx';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { ConflictEdit } from '../../records/conflicts/ConflictEdit.tsx';
import { RecordEditor } from '../../records/editors/RecordEditor.tsx';
import { bySchema } from '../../records/forms/bySchema.ts';
import { useSavedToast } from '../../records/forms/useSavedToast.ts';
import { IntegranteInputs } from './IntegranteInputs.tsx';

const validate = bySchema(integranteChanges);
// A load failure is only logged, without a toast.
const queryOptions = { onError: (error: Error) => console.error(error) };

export function IntegranteEdit() {
  const { id } = useParams();
  const toast = useToast();
  const announce = useSavedToast('integrantes');
  const onSuccess = (integrante: Integrante) => announce(messages.integrantes.updated, integrante, { stays: true });
  const onError = (error: unknown) => toast('error', failureText(error, messages.integrantes.updateFailed));

  return (
    <ConflictEdit resource="integrantes" id={id} queryOptions={queryOptions} mutationOptions={{ onSuccess, onError }}>
      <RecordEditor<Integrante>
        resource="integrantes"
        title="Editar perfil del integrante"
        nameOf={fullNameOf}
        failure={messages.integrantes.loadOneFailed}
        validate={validate}
        actions={(integrante) => (
          <SiteLink path={sitePaths.integrante(integrante.id, fullNameOf(integrante))} dates={integrante} />
        )}
      >
        <IntegranteInputs />
      </RecordEditor>
    </ConflictEdit>
  );
}
