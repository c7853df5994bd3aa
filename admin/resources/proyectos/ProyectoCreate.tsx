import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import { newProyecto } from '../../../contract/entities/proyecto.ts';
import { fieldsOf } from '../../../contract/values/tolerant.ts';
import type { Proyecto } from '../../../dataProvider/resources/proyectos.ts';
import { usePaths } from '../../addresses/paths.ts';
import { OwnApiOnly } from '../../components/OwnApiOnly.tsx';
import { Page } from '../../components/Page.tsx';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { ConflictCreate } from '../../records/conflicts/ConflictCreate.tsx';
import type { CopiedValues } from '../../records/copiedRecord/copiedFields.ts';
import { NewDraft } from '../../records/drafts/NewDraft.tsx';
import { useDraftInAddress } from '../../records/drafts/useDraftAddress.ts';
import { bySchema } from '../../records/forms/bySchema.ts';
import { withImagenRule } from '../../records/forms/imagenRule.ts';
import { PageForm } from '../../records/forms/PageForm.tsx';
import { SaveToolbar } from '../../records/forms/SaveToolbar.tsx';
import { useSavedToast } from '../../records/forms/useSavedToast.ts';
import { CopiedProyecto } from './CopiedProyecto.tsx';
import { ProyectoInputs } from './ProyectoInputs.tsx';
import { ProyectoLinkInputs } from './ProyectoLinkInputs.tsx';

const { proyectos: texts } = messages;
const validate = withImagenRule(bySchema(newProyecto));

/** admin/proyectos/create; with a draft in the address, filled with it. */
export function ProyectoCreate() {
  const paths = usePaths();
  const navigate = useNavigate();
  const draft = useDraftInAddress();
  const { copyOf } = fieldsOf(useLocation().state);
  return (
    <NewDraft resource="proyectos" id={draft} onDone={() => navigate(paths.proyectos.list)}>
      <CopiedProyecto id={typeof copyOf === 'number' ? copyOf : null}>
        {(copied) => <ProyectoCreateForm copied={copied} />}
      </CopiedProyecto>
    </NewDraft>
  );
}

/** A project that a lost save has stored opens on its page: only the panels there change its links. */
function ProyectoCreateForm({ copied }: { copied: CopiedValues }) {
  const paths = usePaths();
  const navigate = useNavigate();
  const toast = useToast();
  const announce = useSavedToast('proyectos');
  const isFound = useRef(false);
  const onSuccess = (proyecto: Proyecto) => {
    announce(texts.added, proyecto, { openText: texts.openAdded });
    if (isFound.current) toast('warning', texts.linksToCheck);
    navigate(isFound.current ? paths.proyectos.form(proyecto.id) : paths.proyectos.list);
  };
  const onError = (error: unknown) => toast('error', failureText(error, texts.addFailed));
  return (
    <Page title="Agregar proyecto" back={paths.proyectos.list}>
      <ConflictCreate<Proyecto>
        resource="proyectos"
        mutationOptions={{ onSuccess, onError }}
        onFound={() => {
          isFound.current = true;
        }}
        {...(copied && { record: copied })}
      >
        <PageForm
          validate={validate}
          toolbar={<SaveToolbar label="Agregar proyecto" cancelTo={paths.proyectos.list} />}
        >
          <ProyectoInputs isNew>
            <OwnApiOnly>
              <ProyectoLinkInputs />
            </OwnApiOnly>
          </ProyectoInputs>
        </PageForm>
      </ConflictCreate>
    </Page>
  );
}
