import { ReferenceManyField, useCreate, useGetList, useListContext, useRecordContext } from 'react-admin';
import { mensajes } from '../../contract/mensajes.ts';
import type { Producto } from '../../dataProvider/productos.ts';
import type { Proyecto } from '../../dataProvider/proyectos.ts';
import type { ProyectoProducto } from '../../dataProvider/vinculos.ts';
import { Panel } from '../components/Panel.tsx';
import { rawFailureText } from '../feedback/failureText.ts';
import { useToast } from '../feedback/useToast.tsx';
import { LinkList } from './LinkList.tsx';
import { LinkSelector } from './LinkSelector.tsx';

const RESOURCE = 'proyecto-producto';
const { proyectos: textos } = mensajes;
const ALL = { pagination: { page: 1, perPage: 10_000 }, sort: { field: 'nombre', order: 'ASC' } } as const;

/** The project's products: listed, removed, and added through a selector (section 2). */
export function ProductosPanel() {
  const { data: all = [], refetch } = useGetList<Producto>('productos', ALL);
  return (
    <Panel title="Productos">
      <ReferenceManyField<Proyecto, ProyectoProducto>
        reference={RESOURCE}
        target="id_proyecto"
        perPage={1_000}
        sort={{ field: 'nombre', order: 'ASC' }}
      >
        <LinkList<ProyectoProducto>
          empty="Este proyecto no tiene productos."
          name={({ nombre }) => nombre}
          detail={({ tipo }) => tipo}
          success={textos.productoEliminado}
          failure={textos.errorAlEliminarProducto}
          onRemoved={() => void refetch()}
        />
        <Selector all={all} onAdded={() => void refetch()} />
      </ReferenceManyField>
    </Panel>
  );
}

/** Lists only products of no project: a product belongs to at most one (section 2, design §4). */
function Selector({ all, onAdded }: { all: readonly Producto[]; onAdded: () => void }) {
  const proyecto = useRecordContext<Proyecto>();
  const { data: linked = [], refetch } = useListContext<ProyectoProducto>();
  const [add, { isPending }] = useCreate();
  const toast = useToast();
  if (proyecto === undefined) return null;

  const taken = new Set(linked.map(({ id }) => id));
  const free = all.filter(({ id, asignado }) => !asignado && !taken.has(id));
  const pick = (id_producto: number) =>
    add(
      RESOURCE,
      { data: { id_proyecto: proyecto.id, id_producto } },
      {
        onSuccess: () => {
          toast('success', textos.productoAgregado);
          void refetch();
          onAdded();
        },
        onError: (error) => toast('error', rawFailureText(error, textos.errorAlAgregarProducto)),
      },
    );

  return (
    <LinkSelector
      action="Agregar producto"
      label="Producto"
      emptyChoice="Seleccione un producto"
      choices={free.map(({ id, nombre }) => ({ id, name: nombre }))}
      disabled={isPending}
      onPick={pick}
    />
  );
}
