import { useState } from 'react';
import { ResourceContextProvider, useLocation, useNavigate } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { newProyecto } from '../../../contract/entities/proyecto.ts';
import { fullNameOf } from '../../../contract/values/fullName.ts';
import { fieldsOf } from '../../../contract/values/tolerant.ts';
import type { Proyecto } from '../../../dataProvider/resources/proyectos.ts';
import { usePaths } from '../../addresses/paths.ts';
import { Page } from '../../components/Page.tsx';
import type { CopiedValues } from '../../records/copiedRecord/copiedFields.ts';
import { NewDraft } from '../../records/drafts/NewDraft.tsx';
import { useDraftInAddress } from '../../records/drafts/useDraftAddress.ts';
import { bySchema } from '../../records/forms/bySchema.ts';
import { FailedSteps } from '../../records/forms/FailedSteps.tsx';
import { withImagenRule } from '../../records/forms/imagenRule.ts';
import { splitImagen } from '../../records/forms/imagenSteps.ts';
import { PageForm } from '../../records/forms/PageForm.tsx';
import { SaveToolbar } from '../../records/forms/SaveToolbar.tsx';
import { useCreateInSteps } from '../../records/forms/useCreateInSteps.ts';
import { useOneOperation } from '../../records/forms/useOneOperation.ts';
import { useSavedToast } from '../../records/forms/useSavedToast.ts';
import { CopiedProyecto } from './CopiedProyecto.tsx';
import { createLinkSteps } from './linkSteps.ts';
import { ProyectoInputs } from './ProyectoInputs.tsx';
import { ProyectoLinkInputs, useLinkChoices } from './ProyectoLinkInputs.tsx';

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

/** Sends the project, then its línea, members, products and picture by their own calls. */
function ProyectoCreateForm({ copied }: { copied: CopiedValues }) {
  const paths = usePaths();
  const navigate = useNavigate();
  const announce = useSavedToast('proyectos');
  const dataProvider = useOneOperation();
  const [links] = useState(() => createLinkSteps(dataProvider));
  const choices = useLinkChoices();
  const { submit, created, failed } = useCreateInSteps<Proyecto>({
    dataProvider,
    resource: 'proyectos',
    createFailed: texts.addFailed,
    updateFailed: texts.updateFailed,
    incomplete: texts.addIncomplete,
  });

  const nameOf = (resource: 'lineas' | 'integrantes' | 'productos', id: number): string => {
    if (resource === 'integrantes') {
      const integrante = choices.integrantes?.find((candidate) => candidate.id === id);
      return integrante === undefined ? '' : fullNameOf(integrante);
    }
    return choices[resource]?.find((candidate) => candidate.id === id)?.nombre ?? '';
  };

  const save = ({ id_linea, integrantes, productos, ...values }: Record<string, unknown>) => {
    const { fields, steps } = splitImagen(dataProvider, 'proyectos', values);
    const linkSteps = links.steps({ id_linea, integrantes, productos }, nameOf);
    return submit(fields, [...linkSteps, ...steps], (proyecto) => {
      announce(texts.added, proyecto, { openText: texts.openAdded });
      navigate(paths.proyectos.list);
    });
  };

  return (
    <Page title="Agregar proyecto" back={paths.proyectos.list}>
      <ResourceContextProvider value="proyectos">
        <PageForm
          {...(copied && { record: copied })}
          validate={validate}
          onSubmit={save}
          toolbar={
            <SaveToolbar label={created === null ? 'Agregar proyecto' : 'Guardar'} cancelTo={paths.proyectos.list} />
          }
        >
          <ProyectoInputs isNew>
            <ProyectoLinkInputs choices={choices} hasLinea={links.hasLinea()} id_proyecto={created?.id} />
          </ProyectoInputs>
          {created === null ? null : (
            <FailedSteps
              title={texts.addIncompleteTitle}
              failed={failed}
              open={{ to: paths.proyectos.form(created.id), text: texts.openAdded }}
            />
          )}
        </PageForm>
      </ResourceContextProvider>
    </Page>
  );
}
