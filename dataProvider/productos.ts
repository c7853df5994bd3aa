import type { ProductoNuevo } from '../contract/entidades/producto.ts';
import { listOf, textOf } from '../contract/tolerant.ts';
import type { Adapter, Context, Wire } from './adapter.ts';
import { firstId, firstText, recordOf } from './answers.ts';
import { raised, upon, versionOf } from './version.ts';

/** A product in the back office (section 3). */
export type Producto = {
  id: number;
  nombre: string;
  tipo: string;
  descripcion: string;
  enlace: string;
  proyecto_id: number | null;
  proyecto_nombre: string;
  proyecto_objetivo: string;
  /** 'A product counts as assigned when it has a project id' */
  asignado: boolean;
  created_by: string;
  updated_by: string;
  version: number | null;
};

function read(wire: Wire): Producto {
  const proyecto_id = firstId(wire, 'proyecto_id', 'id_proyecto');
  return {
    id: firstId(wire, 'id', 'id_producto') ?? 0,
    nombre: textOf(wire.nombre),
    tipo: textOf(wire.tipo),
    descripcion: textOf(wire.descripcion),
    enlace: firstText(wire, 'enlace', 'url_externa', 'enlace_ext'),
    proyecto_id,
    proyecto_nombre: textOf(wire.proyecto_nombre),
    proyecto_objetivo: textOf(wire.proyecto_objetivo),
    asignado: proyecto_id !== null,
    created_by: textOf(wire.created_by),
    updated_by: textOf(wire.updated_by),
    version: versionOf(wire),
  };
}

function write(producto: Producto) {
  return {
    nombre: textOf(producto.nombre),
    tipo: textOf(producto.tipo) as ProductoNuevo['tipo'],
    descripcion: textOf(producto.descripcion),
    enlace: textOf(producto.enlace),
  } satisfies ProductoNuevo;
}

const readList = (answer: unknown): Producto[] => listOf<Wire>(answer, 'products', 'productos', 'data').map(read);

/** The list read anew, by the call that section 7 has for it. */
export async function recargarProductos(context: Context): Promise<Producto[]> {
  return readList(await context.call('recargarProductos', {}));
}

export const productos: Adapter<Producto> = {
  search: ['nombre', 'descripcion', 'tipo', 'proyecto_nombre'],
  formFields: { url_externa: 'enlace' },
  read,
  write,

  async list(context) {
    return readList(await context.call('listarProductos', {}));
  },

  async create(context, data) {
    const body = { ...write({ ...read({}), ...data }), created_by: context.author().usuario };
    return read(recordOf(await context.call('agregarProducto', { body }), 'product'));
  },

  async update(context, { previous, next }) {
    // The call has no type: it stays as it was.
    const { tipo, ...fields } = write({ ...next, tipo: previous.tipo });
    const updated_by = context.author().usuario;
    const body = { id: next.id, ...upon(next), ...fields, updated_by };
    await context.call('actualizarProducto', { body });
    return raised({ ...next, tipo, updated_by: updated_by || next.updated_by });
  },
};
