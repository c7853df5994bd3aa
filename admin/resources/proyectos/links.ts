import { messages } from '../../../contract/calls/messages.ts';
import { fullNameOf } from '../../../contract/values/fullName.ts';
import type { Integrante } from '../../../dataProvider/resources/integrantes.ts';
import type { ProyectoIntegrante, ProyectoProducto } from '../../../dataProvider/resources/links.ts';
import type { Producto } from '../../../dataProvider/resources/productos.ts';
import { resourceLabel } from '../../display/fieldLabel.ts';
import type { LinkKind } from './LinkPanel.tsx';

const { proyectos: texts } = messages;

export const INTEGRANTES: LinkKind<ProyectoIntegrante, Integrante> = {
  title: 'Integrantes',
  resource: 'proyecto-integrante',
  candidates: 'integrantes',
  order: 'nombres',
  nameOf: fullNameOf,
  detailOf: ({ cargo }) => cargo,
  linkedId: ({ id_integrante }) => id_integrante,
  isFree: () => true,
  linkTo: (id_integrante) => ({ id_integrante }),
  texts: {
    listLabel: 'Integrantes del proyecto',
    none: 'Este proyecto no tiene integrantes.',
    add: 'Agregar integrante',
    label: resourceLabel('integrantes'),
    emptyChoice: 'Seleccione un integrante',
    candidatesFailed: messages.integrantes.loadFailed,
    added: texts.integranteAdded,
    removed: texts.integranteRemoved,
  },
};

/** A product belongs to at most one project, so only unassigned products are candidates. */
export const PRODUCTOS: LinkKind<ProyectoProducto, Producto> = {
  title: 'Productos',
  resource: 'proyecto-producto',
  candidates: 'productos',
  order: 'nombre',
  nameOf: ({ nombre }) => nombre,
  detailOf: ({ tipo }) => tipo,
  linkedId: ({ id }) => id,
  isFree: ({ asignado }) => !asignado,
  createNew: { resource: 'productos', label: 'Agregar producto nuevo' },
  linkTo: (id_producto) => ({ id_producto }),
  texts: {
    listLabel: 'Productos del proyecto',
    none: 'Este proyecto no tiene productos.',
    add: 'Agregar producto',
    label: resourceLabel('productos'),
    emptyChoice: 'Seleccione un producto',
    candidatesFailed: messages.productos.loadFailed,
    added: texts.productoAdded,
    removed: texts.productoRemoved,
  },
};
