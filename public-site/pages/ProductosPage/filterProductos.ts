import type { PublicProducto } from '../../../contract/entities/producto.ts';
import { foldText } from '../../../contract/foldText.ts';

/** The products whose name or description contains the text; ignores case and accents. */
export function filterProductos(productos: readonly PublicProducto[], busqueda: string): PublicProducto[] {
  const buscado = foldText(busqueda);
  return productos.filter(({ nombre, descripcion }) =>
    [nombre, descripcion].some((t) => foldText(t).includes(buscado)),
  );
}
