import { useParams } from 'react-router-dom';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { proyectoChanges } from '../../../contract/entities/proyecto.ts';
import type { Proyecto } from '../../../dataProvider/resources/proyectos.ts';
import { NotFoundPage } from '../../components/NotFoundPage.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import { CopyButton } from '../../records/copiedRecord/CopyButton.tsx';
import { RecordEditor } from '../../records/editors/RecordEditor.tsx';
import { RecordForm } from '../../records/editors/RecordForm.tsx';
import { withImagenRule } from '../../records/forms/inputs/imagenRule.ts';
import { bySchema } from '../../records/forms/state/bySchema.ts';
import { LineaPanel } from './LineaPanel.tsx';
import { LinkPanel } from './LinkPanel.tsx';
import { INTEGRANTES, PRODUCTOS } from './links.ts';
import { ProyectoInputs } from './ProyectoInputs.tsx';
import { EstadoPanel } from './ProyectoPanel.tsx';

const { proyectos: texts } = messages;
const validate = withImagenRule(bySchema(proyectoChanges));

/** The form holds only its own fields, so that changes in the panels beside it neither reset it nor are sent again with it. */
const ownFields = ({ estado, activo, id_linea, linea_nombre, updated_by, version, ...fields }: Proyecto) => fields;

export function ProyectoEdit() {
  const id = Number(useParams().id);
  if (!Number.isSafeInteger(id) || id <= 0) return <NotFoundPage />;
  return (
    <RecordForm<Proyecto>
      resource="proyectos"
      id={id}
      validate={validate}
      texts={{ saved: texts.updated, failed: texts.updateFailed, loadFailed: texts.loadOneFailed }}
      savedOptions={{ stays: true }}
    >
      <RecordEditor<Proyecto>
        title="Proyecto"
        titleOf={({ nombre }) => nombre || 'Sin nombre'}
        nameOf={({ nombre }) => nombre}
        description={(proyecto) => <Authorship proyecto={proyecto} />}
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
        partOf={ownFields}
      >
        {(proyecto) => <ProyectoInputs stored={proyecto} />}
      </RecordEditor>
    </RecordForm>
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
