/** A project's links to members, products and its line. They are read from the project's detail. */

import type { IntegranteOfProyecto } from '../../contract/entities/proyecto.ts';
import { firstId, listOf } from '../../contract/values/tolerant.ts';
import { readLineaOfProyecto } from '../../contract/wire/linea.ts';
import { readListedProducto } from '../../contract/wire/producto.ts';
import { readIntegranteOfProyecto as readIntegrante } from '../../contract/wire/proyecto.ts';
import type { Adapter, Context, Wire } from '../core/adapter.ts';

/** `id` is the link's id; 0 after a create, whose answer does not have it. */
export type ProyectoIntegrante = IntegranteOfProyecto;

/** `id` is the product's id. */
export type ProyectoProducto = {
  id: number;
  id_proyecto: number;
  nombre: string;
  tipo: string;
  enlace: string;
  /** the product to add, in create only */
  id_producto?: number;
};

async function listInProject(context: Context, id_proyecto: number, name: string): Promise<Wire[]> {
  const answer = await context.call('getProyecto', { params: { id: id_proyecto } });
  return listOf<Wire>(answer, name).map((wire) => ({ ...wire, id_proyecto }));
}

export const proyectoIntegrante: Adapter<ProyectoIntegrante> = {
  search: ['nombres', 'apellidos', 'cargo'],
  formFields: { proyecto_id: 'id_proyecto', actor_id: 'id_integrante' },
  read: readIntegrante,
  references: {
    id_proyecto: async (context, id) => (await listInProject(context, id, 'investigadores')).map(readIntegrante),
  },

  create: (context, { next: { id_proyecto: proyecto_id, id_integrante: actor_id } }) =>
    context.call('addIntegranteToProyecto', { body: { proyecto_id, actor_id } }),

  async remove(context, id, previous) {
    const ends = previous && { id_integrante: previous.id_integrante, id_proyecto: previous.id_proyecto };
    await context.call('removeIntegranteFromProyecto', { body: { id, ...ends } });
  },
};

function readProducto(wire: Wire): ProyectoProducto {
  const { id, nombre, tipo, url_externa } = readListedProducto(wire);
  return { id, id_proyecto: firstId(wire, 'id_proyecto', 'proyecto_id') ?? 0, nombre, tipo, enlace: url_externa };
}

export const proyectoProducto: Adapter<ProyectoProducto> = {
  search: ['nombre', 'tipo'],
  formFields: { proyecto_id: 'id_proyecto', producto_id: 'id_producto' },
  read: readProducto,
  references: {
    id_proyecto: async (context, id) => (await listInProject(context, id, 'productos')).map(readProducto),
  },

  create: (context, { next: { id: producto_id, id_proyecto: proyecto_id } }) =>
    context.call('addProductoToProyecto', { body: { proyecto_id, producto_id } }),

  async remove(context, id) {
    await context.call('removeProductoFromProyecto', { body: { id } });
  },
};

/** `id` is the project's id: a project has at most one line. */
export type ProyectoLinea = ReturnType<typeof readLinea>;

function readLinea(wire: Wire) {
  const id_proyecto = firstId(wire, 'id_proyecto', 'proyecto_id') ?? 0;
  return { id: id_proyecto, id_proyecto, ...readLineaOfProyecto(wire), id_linea: firstId(wire, 'id_linea') };
}

async function lineaOf(context: Context, id_proyecto: number): Promise<ProyectoLinea> {
  const [linea] = await listInProject(context, id_proyecto, 'lineas');
  return readLinea(linea ?? { id_proyecto });
}

const linkTo = ({ id_proyecto, id_linea }: ProyectoLinea) => ({ id_proyecto, id_linea: id_linea ?? 0 });

export const proyectoLinea: Adapter<ProyectoLinea> = {
  search: ['linea_nombre'],
  read: readLinea,
  write: ({ id_proyecto, id_linea }) => ({ id_proyecto, id_linea }),
  one: lineaOf,
  references: {
    id_proyecto: async (context, id) => [await lineaOf(context, id)].filter(({ id_linea }) => id_linea !== null),
  },

  create: (context, { next }) => context.call('assignLinea', { body: linkTo(next) }),

  update: (context, { previous, next }) =>
    context.call(previous.id_linea === null ? 'assignLinea' : 'updateLinea', { body: linkTo(next) }),
};
