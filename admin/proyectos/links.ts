import { messages } from '../../contract/messages.ts';
import type { Integrante } from '../../dataProvider/resources/integrantes.ts';
import type { ProyectoIntegrante, ProyectoProducto } from '../../dataProvider/resources/links.ts';
import type { Producto } from '../../dataProvider/resources/productos.ts';
import type { LinkKind } from './LinkPanel.tsx';

const { proyectos: textos } = messages;

/** The members of a project. */
export const INTEGRANTES: LinkKind<ProyectoIntegrante, Integrante> = {
  title: 'Integrantes',
  resource: 'proyecto-integrante',
  candidates: 'integrantes',
  order: 'nombres',
  nameOf: ({ nombres, apellidos }) => `${nombres} ${apellidos}`.trim(),
  detailOf: ({ cargo }) => cargo,
  linkedId: ({ id_integrante }) => id_integrante,
  isFree: () => true,
  linkTo: (id_integrante) => ({ id_integrante }),
  textos: {
    ninguno: 'Este proyecto no tiene integrantes.',
    agregar: 'Agregar integrante',
    etiqueta: 'Integrante',
    vacio: 'Seleccione un integrante',
    agregado: textos.integranteAdded,
    eliminado: textos.integranteRemoved,
    errorAlAgregar: textos.addActorFailed,
    errorAlEliminar: textos.removeActorFailed,
  },
};

/** The products of a project; only those of no project are offered: a product belongs to at most one (section 2, design §4). */
export const PRODUCTOS: LinkKind<ProyectoProducto, Producto> = {
  title: 'Productos',
  resource: 'proyecto-producto',
  candidates: 'productos',
  order: 'nombre',
  nameOf: ({ nombre }) => nombre,
  detailOf: ({ tipo }) => tipo,
  linkedId: ({ id }) => id,
  isFree: ({ asignado }) => !asignado,
  linkTo: (id_producto) => ({ id_producto }),
  textos: {
    ninguno: 'Este proyecto no tiene productos.',
    agregar: 'Agregar producto',
    etiqueta: 'Producto',
    vacio: 'Seleccione un producto',
    agregado: textos.productoAdded,
    eliminado: textos.productoRemoved,
    errorAlAgregar: textos.addProductoFailed,
    errorAlEliminar: textos.removeProductoFailed,
  },
};
