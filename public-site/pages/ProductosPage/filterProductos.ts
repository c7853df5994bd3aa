import type { PublicProducto } from '../../../contract/entities/producto.ts';
import { foldText } from '../../../contract/foldText.ts';

/** The products whose name or description contains the search, ignoring case and accents. */
export function filterProductos(productos: readonly PublicProducto[], search: string): PublicProducto[] {
  const folded = foldText(search);
  return productos.filter(({ nombre, descripcion }) =>
    [nombre, descripcion].some((text) => foldText(text).includes(folded)),
  );
}
