import type { PublicProducto } from '../../contract/entities/producto.ts';
import { readProducto, readProductos } from '../../contract/wire/producto.ts';
import { recordIn } from '../../contract/wire/tolerant.ts';
import { trimTexts } from './trimTexts.ts';

/** A product in the list of a project's page. */
export type ProductoInProyecto = Omit<PublicProducto, 'id_proyecto' | 'proyecto_id' | 'proyecto_nombre'>;

type Producto = ReturnType<typeof readProducto>;

export function toProductoInProyecto(producto: Producto): ProductoInProyecto {
  const { enlace, id_proyecto, proyecto_id, proyecto_nombre, proyecto_objetivo, ...fields } = trimTexts(producto);
  const { created_by, updated_by, version, ...publicFields } = fields;
  return { ...publicFields, url_externa: enlace };
}

/** The home's teaser links by `id_proyecto`: in this response it is the product's own id. */
function publicProducto(producto: Producto): PublicProducto {
  const { id, id_proyecto, proyecto_id, proyecto_nombre } = producto;
  return {
    ...toProductoInProyecto(producto),
    id: id || (id_proyecto ?? 0),
    id_proyecto: id_proyecto ?? id,
    proyecto_id,
    proyecto_nombre: proyecto_nombre || null,
  };
}

export const parseProductos = (response: unknown): PublicProducto[] => readProductos(response).map(publicProducto);

/** Parses the response of get_product_by_id; null if it contains no product. */
export function parseOneProducto(response: unknown): PublicProducto | null {
  const product = recordIn(response, 'product');
  return product === null ? null : publicProducto(readProducto(product));
}
