import type { ListedProducto, PublicProducto } from '../../contract/entities/producto.ts';
import { fieldsOf, listOf, recordIn } from '../../contract/values/tolerant.ts';
import { readListedProducto, readProducto, readProductos } from '../../contract/wire/producto.ts';
import { trimTexts } from './trimTexts.ts';

/** A product in the list of a project's page. */
export type ProductoInProyecto = Omit<ListedProducto, 'id_proyecto' | 'proyecto_id' | 'proyecto_nombre' | 'id_linea'>;

type Producto = ReturnType<typeof readListedProducto>;

export function toProductoInProyecto(wire: Producto): ProductoInProyecto {
  const { id, nombre, tipo, descripcion, enlace: url_externa, autores, fecha_publicacion, en_prensa } = wire;
  return trimTexts({ id, nombre, tipo, descripcion, url_externa, autores, fecha_publicacion, en_prensa });
}

/** The home's teaser links by `id_proyecto`: in this response it is the product's own id. */
function identified({ id, id_proyecto, proyecto_id, proyecto_nombre }: Producto) {
  return {
    id: id || (id_proyecto ?? 0),
    id_proyecto: id_proyecto ?? id,
    proyecto_id,
    proyecto_nombre: proyecto_nombre || null,
  };
}

export const listedProducto = (producto: Producto): ListedProducto => ({
  ...toProductoInProyecto(producto),
  ...identified(producto),
  id_linea: producto.id_linea,
});

export const parseProductos = (response: unknown): ListedProducto[] => readProductos(response).map(listedProducto);

export interface ProductoDetail {
  producto: PublicProducto;
  /** other products of the same project */
  relacionados: ListedProducto[];
}

/** Parses the response of get_product_by_id; null if it contains no product. */
export function parseOneProducto(response: unknown): ProductoDetail | null {
  const product = recordIn(response, 'product');
  if (product === null) return null;
  const wire = readProducto(product);
  const { enlace, proyecto_objetivo, created_by, updated_by, version, ...fields } = trimTexts(wire);
  return {
    producto: { ...fields, ...identified(wire), url_externa: enlace },
    relacionados: listOf(fieldsOf(response).relacionados).map((related) => listedProducto(readListedProducto(related))),
  };
}
