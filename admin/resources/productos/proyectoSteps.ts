import { type DataProvider, HttpError } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { Producto } from '../../../dataProvider/resources/productos.ts';
import { fieldLabel } from '../../display/fieldLabel.ts';
import type { Step } from '../../records/forms/createInSteps.ts';

/** The call that assigns a new product to its project. */
export function proyectoSteps(dataProvider: DataProvider, id_proyecto: Producto['proyecto_id'] | undefined): Step[] {
  if (!id_proyecto) return [];
  const isAssigned = async (id: number) =>
    (await dataProvider.getOne<Producto>('productos', { id })).data.proyecto_id === id_proyecto;
  return [
    {
      key: `proyecto ${id_proyecto}`,
      label: fieldLabel('productos', 'proyecto_id'),
      failure: messages.proyectos.linkFailed,
      async run(id) {
        try {
          await dataProvider.create('proyecto-producto', { data: { id_proyecto, id_producto: id } });
        } catch (error) {
          // A call without answer may have been applied.
          if (!(error instanceof HttpError && error.status === 409 && (await isAssigned(id)))) throw error;
        }
        return () => dataProvider.delete('proyecto-producto', { id });
      },
    },
  ];
}
