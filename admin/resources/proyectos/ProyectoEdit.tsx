import { useParams } from 'react-router-dom';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { messages } from '../../../contract/calls/messages.ts';
import type { Proyecto } from '../../../dataProvider/resources/proyectos.ts';
import { STAY_ON_FAILURE } from '../../components/LoadedRecord.tsx';
import { NotFoundPage } from '../../components/NotFoundPage.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { ConflictEdit } from '../../records/conflicts/ConflictEdit.tsx';
import { CopyButton } from '../../records/copiedRecord/CopyButton.tsx';
import { RecordEditor } from '../../records/editors/RecordEditor.tsx';
import { useSavedToast } from '../../records/forms/useSavedToast.ts';
import { EstadoPanel } from './EstadoPanel.tsx';
import { LineaPanel } from './LineaPanel.tsx';
import { LinkPanel } from './LinkPanel.tsx';
import { INTEGRANTES, PRODUCTOS } from './links.ts';
import { ProyectoForm } from './ProyectoForm.tsx';

export function ProyectoEdit() {
  const id = Number(useParams().id);
  const toast = useToast();
  const announce = useSavedToast('proyectos');
  if (!Number.isSafeInteger(id) || id <= 0) return <NotFoundPage />;

  const onSuccess = (proyecto: Proyecto) => announce(messages.proyectos.updated, proyecto, { stays: true });
  const onError = (error: unknown) => toast('error', failureText(error, messages.proyectos.updateFailed));
  return (
    <ConflictEdit resource="proyectos" id={id} queryOptions={STAY_ON_FAILURE} mutationOptions={{ onSuccess, onError }}>
      <RecordEditor<Proyecto>
        resource="proyectos"
        title="Proyecto"
        titleOf={({ nombre }) => nombre || 'Sin nombre'}
        nameOf={({ nombre }) => nombre}
        description={(proyecto) => <Authorship proyecto={proyecto} />}
        failure={messages.proyectos.loadOneFailed}
        actions={(proyecto) => (
          <>
            <CopyButton recurso="proyectos" id={proyecto.id} />
            <SiteLink
              path={sitePaths.proyecto(proyecto.id, proyecto.nombre)}
              active={proyecto.activo}
              dates={proyecto}
            />
          </>
        )}
        aside={(proyecto) => (
          <>
            <EstadoPanel />
            <LineaPanel />
            <LinkPanel kind={INTEGRANTES} id_proyecto={proyecto.id} />
            <LinkPanel kind={PRODUCTOS} id_proyecto={proyecto.id} />
          </>
        )}
        form={<ProyectoForm />}
      />
    </ConflictEdit>
  );
}

function Authorship({ proyecto: { created_by, updated_by } }: { proyecto: Proyecto }) {
  return (
    <>
      Creado por {created_by || 'desconocido'}
      {updated_by === '' ? null : ` · Actualizado por ${updated_by}`}
    </>
  );
}
