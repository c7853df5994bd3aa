import type { ProductoPublico } from '../../../contract/entidades/producto.ts';
import { plegar } from '../../../contract/plegar.ts';

/** The products whose name or description contains the text; ignores case and accents. */
export function filtrarProductos(productos: readonly ProductoPublico[], busqueda: string): ProductoPublico[] {
  const buscado = plegar(busqueda);
  return productos.filter(({ nombre, descripcion }) => [nombre, descripcion].some((t) => plegar(t).includes(buscado)));
}
