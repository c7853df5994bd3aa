import { type ReactNode, useRef } from 'react';
import { useGetManyReference, useGetOne } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import { newProyecto } from '../../../contract/entities/proyecto.ts';
import { fieldsOf } from '../../../contract/values/tolerant.ts';
import type { ProyectoIntegrante } from '../../../dataProvider/resources/links.ts';
import type { Proyecto } from '../../../dataProvider/resources/proyectos.ts';
import { usePaths } from '../../addresses/paths.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { OwnApiOnly } from '../../components/OwnApiOnly.tsx';
import { Page } from '../../components/Page.tsx';
import { wholeListBy } from '../../components/useWholeList.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { useDraftInAddress } from '../../records/drafts/useDraftAddress.ts';
import { NewRecordFields } from '../../records/editors/RecordEditor.tsx';
import { RecordForm } from '../../records/editors/RecordForm.tsx';
import { withImagenRule } from '../../records/forms/inputs/imagenRule.ts';
import { bySchema } from '../../records/forms/state/bySchema.ts';
import { INTEGRANTES } from './links.ts';
import { ProyectoInputs } from './ProyectoInputs.tsx';
import { ProyectoLinkInputs } from './ProyectoLinkInputs.tsx';

const { proyectos: texts } = messages;
const validate = withImagenRule(bySchema(newProyecto));

/** admin/proyectos/create; with a draft in the address, filled with it. */
export function ProyectoCreate() {
  const { list, form } = usePaths().proyectos;
  const navigate = useNavigate();
  const toast = useToast();
  const draft = useDraftInAddress();
  const { copyOf } = fieldsOf(useLocation().state);
  const copied = typeof copyOf === 'number' ? copyOf : null;
  // A project that a lost save has stored opens on its page: only the panels there change its links.
  const isFound = useRef(false);
  return (
    <Page title="Agregar proyecto" back={list}>
      <CopiedLinks id={copied}>
        {(links) => (
          <RecordForm<Proyecto>
            resource="proyectos"
            draft={draft}
            copyOf={copied}
            record={links}
            validate={validate}
            texts={{ saved: texts.added, failed: texts.addFailed, loadFailed: texts.loadOneFailed }}
            savedOptions={{ openText: texts.openAdded }}
            onFound={() => {
              isFound.current = true;
            }}
            onSaved={({ id }) => {
              if (isFound.current) toast('warning', texts.linksToCheck);
              navigate(isFound.current ? form(id) : list);
            }}
            onDraftDone={() => navigate(list)}
          >
            <NewRecordFields label="Agregar proyecto">
              <ProyectoInputs isNew>
                <OwnApiOnly>
                  <ProyectoLinkInputs />
                </OwnApiOnly>
              </ProyectoInputs>
            </NewRecordFields>
          </RecordForm>
        )}
      </CopiedLinks>
    </Page>
  );
}

interface CopiedLinksProps {
  /** the project that is duplicated; null for an empty form */
  id: number | null;
  children: (links: Partial<Proyecto> | undefined) => ReactNode;
}

/** The line and the members of a duplicated project, for the form of the new one. */
function CopiedLinks({ id, children }: CopiedLinksProps) {
  const enabled = id !== null;
  const proyecto = useGetOne<Proyecto>('proyectos', { id: id ?? undefined }, { enabled });
  const ofProyecto = { target: 'id_proyecto', id: id ?? undefined, ...wholeListBy('nombres') };
  const integrantes = useGetManyReference<ProyectoIntegrante>(INTEGRANTES.resource, ofProyecto, { enabled });
  if (!enabled) return children(undefined);
  if (proyecto.error) {
    return <LoadFailure text={messages.proyectos.loadOneFailed} onRetry={() => void proyecto.refetch()} />;
  }
  if (integrantes.error) {
    return <LoadFailure text={messages.integrantes.loadFailed} onRetry={() => void integrantes.refetch()} />;
  }
  if (integrantes.data === undefined || proyecto.data === undefined) return <LoadingScreen />;
  return children({
    id_linea: proyecto.data.id_linea,
    [INTEGRANTES.candidates]: integrantes.data.map(({ id_integrante }) => id_integrante),
  });
}
