import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import { newProyecto } from '../../../contract/entities/proyecto.ts';
import { fieldsOf } from '../../../contract/values/tolerant.ts';
import type { Proyecto } from '../../../dataProvider/resources/proyectos.ts';
import { usePaths } from '../../addresses/paths.ts';
import { OwnApiOnly } from '../../components/OwnApiOnly.tsx';
import { Page } from '../../components/Page.tsx';
import { useToast } from '../../feedback/useToast.tsx';
import { useDraftInAddress } from '../../records/drafts/useDraftAddress.ts';
import { NewRecordFields } from '../../records/editors/RecordEditor.tsx';
import { RecordForm } from '../../records/editors/RecordForm.tsx';
import { withImagenRule } from '../../records/forms/inputs/imagenRule.ts';
import { bySchema } from '../../records/forms/state/bySchema.ts';
import { CopiedLinks } from './CopiedLinks.tsx';
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
