/** The links of a project to members, products and its line: each is a resource, read from the project's detail. */
import { readIntegranteOfProyecto as readIntegrante } from '../../contract/wire/integrante.ts';
import { readLineaOfProyecto } from '../../contract/wire/linea.ts';
import { readProducto as readProductoCompleto } from '../../contract/wire/producto.ts';
import { firstId, listOf } from '../../contract/wire/tolerant.ts';
import type { Adapter, Context, Wire } from '../core/adapter.ts';

/** A member of a project; `id` is the link's. */
export type ProyectoIntegrante = ReturnType<typeof readIntegrante>;

/** A product of a project; `id` is the product's. */
export type ProyectoProducto = {
  id: number;
  id_proyecto: number;
  nombre: string;
  tipo: string;
  enlace: string;
  /** The product to add; only in create. */
  id_producto?: number;
};

/** A project's line; `id` is the project's, since it has at most one. */
export type ProyectoLinea = {
  id: number;
  id_proyecto: number;
  /** null if none is assigned */
  id_linea: number | null;
  linea_nombre: string;
};

async function listInProject(context: Context, id_proyecto: number, name: string): Promise<Wire[]> {
  const answer = await context.call('getProyecto', { params: { id: id_proyecto } });
  return listOf<Wire>(answer, name).map((wire) => ({ ...wire, id_proyecto }));
}

async function integrantesOf(context: Context, id_proyecto: number): Promise<ProyectoIntegrante[]> {
  return (await listInProject(context, id_proyecto, 'investigadores')).map(readIntegrante);
}

export const proyectoIntegrante: Adapter<ProyectoIntegrante> = {
  search: ['nombres', 'apellidos', 'cargo'],
  formFields: { proyecto_id: 'id_proyecto', actor_id: 'id_integrante' },
  read: readIntegrante,
  references: { id_proyecto: integrantesOf },

  async create(context, data) {
    const asked = readIntegrante(data);
    const { id_proyecto, id_integrante } = asked;
    await context.call('addIntegranteToProyecto', { body: { proyecto_id: id_proyecto, actor_id: id_integrante } });
    // The answer has no link id.
    const links = await integrantesOf(context, id_proyecto);
    return links.find((link) => link.id_integrante === id_integrante) ?? asked;
  },

  async remove(context, id, previous) {
    const ends = previous && { id_integrante: previous.id_integrante, id_proyecto: previous.id_proyecto };
    await context.call('removeIntegranteFromProyecto', { body: { id, ...ends } });
  },
};

function readProducto(wire: Wire): ProyectoProducto {
  const { id, id_proyecto, proyecto_id, nombre, tipo, enlace } = readProductoCompleto(wire);
  return { id, id_proyecto: id_proyecto ?? proyecto_id ?? 0, nombre, tipo, enlace };
}

async function productosOf(context: Context, id_proyecto: number): Promise<ProyectoProducto[]> {
  return (await listInProject(context, id_proyecto, 'productos')).map(readProducto);
}

export const proyectoProducto: Adapter<ProyectoProducto> = {
  search: ['nombre', 'tipo'],
  formFields: { proyecto_id: 'id_proyecto', producto_id: 'id_producto' },
  read: readProducto,
  references: { id_proyecto: productosOf },

  async create(context, data) {
    const asked = readProducto(data);
    await context.call('addProductoToProyecto', {
      body: { proyecto_id: asked.id_proyecto, producto_id: asked.id },
    });
    return (await productosOf(context, asked.id_proyecto)).find(({ id }) => id === asked.id) ?? asked;
  },

  async remove(context, id) {
    await context.call('removeProductoFromProyecto', { body: { id } });
  },
};

function readLinea(wire: Wire): ProyectoLinea {
  const id_proyecto = firstId(wire, 'id_proyecto', 'proyecto_id') ?? 0;
  return { id: id_proyecto, id_proyecto, ...readLineaOfProyecto(wire) };
}

async function lineaOf(context: Context, id_proyecto: number): Promise<ProyectoLinea> {
  const [linea] = await listInProject(context, id_proyecto, 'lineas');
  return readLinea(linea ?? { id_proyecto });
}

async function setLinea(
  context: Context,
  name: 'assignLinea' | 'updateLinea',
  { id_proyecto, id_linea }: ProyectoLinea,
): Promise<ProyectoLinea> {
  await context.call(name, { body: { id_proyecto, id_linea: id_linea ?? 0 } });
  return lineaOf(context, id_proyecto);
}

export const proyectoLinea: Adapter<ProyectoLinea> = {
  search: ['linea_nombre'],
  read: readLinea,
  write: ({ id_proyecto, id_linea }) => ({ id_proyecto, id_linea }),
  one: lineaOf,
  references: {
    id_proyecto: async (context, id) => [await lineaOf(context, id)].filter(({ id_linea }) => id_linea !== null),
  },

  create: (context, data) => setLinea(context, 'assignLinea', readLinea(data)),

  update: (context, { previous, next }) =>
    setLinea(context, previous.id_linea === null ? 'assignLinea' : 'updateLinea', next),
};
