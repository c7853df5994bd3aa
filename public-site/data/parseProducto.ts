import type { PublicProducto } from '../../contract/entities/producto.ts';
import { readProducto, readProductos } from '../../contract/wire/producto.ts';
import { recordIn } from '../../contract/wire/tolerant.ts';
import { trimTexts } from './trimTexts.ts';

/** A product in the list of a project's page. */
export type ProductoInProyecto = Pick<PublicProducto, 'id' | 'nombre' | 'tipo' | 'descripcion' | 'url_externa'>;

type Producto = ReturnType<typeof readProducto>;

/** A product of a project's detail. */
export function toProductoInProyecto(producto: Producto): ProductoInProyecto {
  const { id, nombre, tipo, descripcion, enlace } = trimTexts(producto);
  return { id, nombre, tipo, descripcion, url_externa: enlace };
}

/** One product; the teaser links by `id_proyecto`, which is the product's own key here. */
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

/** The products of a list. */
export const parseProductos = (answer: unknown): PublicProducto[] => readProductos(answer).map(publicProducto);

/** The answer of get_product_by_id; null if it carries no product. */
export function parseOneProducto(answer: unknown): PublicProducto | null {
  const product = recordIn(answer, 'product');
  return product === null ? null : publicProducto(readProducto(product));
}
