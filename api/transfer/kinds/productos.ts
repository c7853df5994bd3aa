import { productosIn } from '../../../contract/wire/producto.ts';
import type { KindPart } from './kindPart.ts';
import { proyectosOfProductos } from './proyectosOfProductos.ts';

export const productos: KindPart = {
  // In public lists `id_proyecto` is the product's own id.
  ids: ['id', 'id_producto', 'producto_id', 'id_proyecto'],
  lists: ['listProductos', 'reloadProductos', 'listPublicProductos'],
  listIn: productosIn,
  names: { enlace: ['enlace', 'url_externa', 'enlace_ext'] },
  specified: ['nombre', 'tipo', 'descripcion', 'enlace', 'created_by', 'updated_by'],
  linkColumn: proyectosOfProductos,
};
