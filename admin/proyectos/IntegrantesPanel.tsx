import { ReferenceManyField, useCreate, useGetList, useListContext, useRecordContext } from 'react-admin';
import { mensajes } from '../../contract/mensajes.ts';
import type { Integrante } from '../../dataProvider/integrantes.ts';
import type { Proyecto } from '../../dataProvider/proyectos.ts';
import type { ProyectoIntegrante } from '../../dataProvider/vinculos.ts';
import { Panel } from '../components/Panel.tsx';
import { rawFailureText } from '../feedback/failureText.ts';
import { useToast } from '../feedback/useToast.tsx';
import { LinkList } from './LinkList.tsx';
import { LinkSelector } from './LinkSelector.tsx';

const RESOURCE = 'proyecto-integrante';
const { proyectos: textos } = mensajes;
const ALL = { pagination: { page: 1, perPage: 10_000 }, sort: { field: 'nombres', order: 'ASC' } } as const;
const fullName = ({ nombres, apellidos }: { nombres: string; apellidos: string }) => `${nombres} ${apellidos}`.trim();

/** The project's members: listed, removed, and added through a selector (section 2). */
export function IntegrantesPanel() {
  return (
    <Panel title="Integrantes">
      <ReferenceManyField<Proyecto, ProyectoIntegrante>
        reference={RESOURCE}
        target="id_proyecto"
        perPage={1_000}
        sort={{ field: 'nombres', order: 'ASC' }}
      >
        <LinkList<ProyectoIntegrante>
          empty="Este proyecto no tiene integrantes."
          name={fullName}
          detail={({ cargo }) => cargo}
          success={textos.integranteEliminado}
          failure={textos.errorAlEliminarActor}
        />
        <Selector />
      </ReferenceManyField>
    </Panel>
  );
}

function Selector() {
  const proyecto = useRecordContext<Proyecto>();
  const { data: linked = [], refetch } = useListContext<ProyectoIntegrante>();
  const { data: all = [] } = useGetList<Integrante>('integrantes', ALL);
  const [add, { isPending }] = useCreate();
  const toast = useToast();
  if (proyecto === undefined) return null;

  const taken = new Set(linked.map(({ id_integrante }) => id_integrante));
  const choices = all.filter(({ id }) => !taken.has(id)).map((one) => ({ id: one.id, name: fullName(one) }));
  const pick = (id_integrante: number) =>
    add(
      RESOURCE,
      { data: { id_proyecto: proyecto.id, id_integrante } },
      {
        onSuccess: () => {
          toast('success', textos.integranteAgregado);
          void refetch();
        },
        onError: (error) => toast('error', rawFailureText(error, textos.errorAlAgregarActor)),
      },
    );

  return (
    <LinkSelector
      action="Agregar integrante"
      label="Integrante"
      emptyChoice="Seleccione un integrante"
      choices={choices}
      disabled={isPending}
      onPick={pick}
    />
  );
}
