import { useParams } from 'react-router-dom';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { integranteChanges } from '../../../contract/entities/integrante.ts';
import { fullNameOf } from '../../../contract/values/fullName.ts';
import type { Integrante } from '../../../dataProvider/resources/integrantes.ts';
import { SiteLink } from '../../components/SiteLink.tsx';
import { RecordEditor } from '../../records/editors/RecordEditor.tsx';
import { RecordForm } from '../../records/editors/RecordForm.tsx';
import { bySchema } from '../../records/forms/state/bySchema.ts';
import { IntegranteInputs } from './IntegranteInputs.tsx';

const { integrantes: texts } = messages;
const validate = bySchema(integranteChanges);

export function IntegranteEdit() {
  const { id = '' } = useParams();
  return (
    <RecordForm<Integrante>
      resource="integrantes"
      id={id}
      validate={validate}
      texts={{ saved: texts.updated, failed: texts.updateFailed, loadFailed: texts.loadOneFailed }}
      savedOptions={{ stays: true }}
      // A load failure is only logged, without a toast.
      onLoadError={(error) => console.error(error)}
    >
      <RecordEditor<Integrante>
        title="Editar perfil del integrante"
        nameOf={fullNameOf}
        actions={(integrante) => (
          <SiteLink path={sitePaths.integrante(integrante.id, fullNameOf(integrante))} dates={integrante} />
        )}
      >
        <IntegranteInputs />
      </RecordEditor>
    </RecordForm>
  );
}
