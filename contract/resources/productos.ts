import { sameProducto } from '../duplicates/productos.ts';
import type { ResourceRest } from './resource.ts';

export const productos = {
  noun: 'el producto',
  gender: 'm',
  title: 'Productos de investigación',
  nameColumns: ['nombre'],
  archivable: true,
  visibility: { scheduled: true, activeColumn: null },
  inSitemap: true,
  ogType: 'article',
  cited: true,
  draft: { name: { fields: ['nombre'], missing: 'Escriba el nombre' }, file: { field: 'pdf', stored: 'pdf_bytes' } },
  // Who may read it depends on the product's access too.
  fileColumns: {
    pdf: { holds: 'name', shownWithRecord: false, upload: 'pdf', readers: ['acceso', 'fecha_embargo'] },
  },
  linkColumns: ['enlace'],
  references: { proyecto_id: { to: 'proyectos', clearedBy: 'quitar de proyecto', movedBy: 'agregar a proyecto' } },
  firstStep: 'producto',
  identity: sameProducto,
  imported: true,
  merged: true,
  keepsOrigen: true,
  transferred: true,
  answers: { one: 'product', many: 'products' },
  calls: { list: 'listProductos', add: 'addProducto', update: 'updateProducto' },
} as const satisfies ResourceRest;
