/** Products as answers carry them, read tolerantly (section 7). */
import type { ProductoPublico } from '../../contract/entidades/producto.ts';
import { listOf, numberOf, textOf } from '../../contract/tolerant.ts';
import { camposDe } from './campos.ts';

/** A product in the list of a project's page. */
export type ProductoEnProyecto = Pick<ProductoPublico, 'id' | 'nombre' | 'tipo' | 'descripcion' | 'url_externa'>;

/** A product that a project's detail carries. */
export function leerProductoDeProyecto(answer: unknown): ProductoEnProyecto {
  const campos = camposDe(answer);
  return {
    id: numberOf(campos.id),
    nombre: textOf(campos.nombre).trim(),
    tipo: textOf(campos.tipo).trim(),
    descripcion: textOf(campos.descripcion).trim(),
    url_externa: textOf(campos.url_externa) || textOf(campos.enlace),
  };
}

/** One product; the teaser links by `id_proyecto` (section 2), which is the record's own key here (design §4). */
function leerProducto(answer: unknown): ProductoPublico {
  const campos = camposDe(answer);
  const comunes = leerProductoDeProyecto(answer);
  return {
    ...comunes,
    id: comunes.id || numberOf(campos.id_proyecto),
    id_proyecto: numberOf(campos.id_proyecto) || comunes.id,
    proyecto_id: numberOf(campos.proyecto_id) || null,
    proyecto_nombre: textOf(campos.proyecto_nombre) || null,
  };
}

/** The products of a list. */
export const leerProductos = (answer: unknown): ProductoPublico[] =>
  listOf(answer, 'products', 'productos', 'data').map(leerProducto);

/** The answer of get_product_by_id; null when it carries no product. */
export function leerUnProducto(answer: unknown): ProductoPublico | null {
  const { product } = camposDe(answer);
  const [first] = Array.isArray(product) ? product : [product];
  return typeof first === 'object' && first !== null ? leerProducto(first) : null;
}
