import { PRODUCTO_TIPOS } from '../../../contract/constants.ts';
import type { ListedProducto } from '../../../contract/entities/producto.ts';
import { foldText } from '../../../contract/foldText.ts';

/** The filters as in the URL; empty means any value. */
export interface ProductosFilters {
  q: string;
  tipo: string;
}

export const NO_FILTERS: ProductosFilters = { q: '', tipo: '' };

export const productosFilters = (query: URLSearchParams): ProductosFilters => ({
  q: query.get('q') ?? '',
  tipo: query.get('tipo') ?? '',
});

const KNOWN: readonly string[] = PRODUCTO_TIPOS;

/** The types of the products: the known ones in their order, then others alphabetically. */
export function tiposOfProductos(productos: readonly ListedProducto[]): string[] {
  const tipos = new Set(productos.map(({ tipo }) => tipo).filter((tipo) => tipo !== ''));
  const others = [...tipos].filter((tipo) => !KNOWN.includes(tipo)).sort((a, b) => a.localeCompare(b, 'es'));
  return [...KNOWN.filter((tipo) => tipos.has(tipo)), ...others];
}

/** The products of a type whose name or description contains the search, ignoring case and accents. */
export function filterProductos(productos: readonly ListedProducto[], filters: ProductosFilters): ListedProducto[] {
  const folded = foldText(filters.q);
  return productos.filter(
    ({ nombre, descripcion, tipo }) =>
      (filters.tipo === '' || tipo === filters.tipo) &&
      [nombre, descripcion].some((text) => foldText(text).includes(folded)),
  );
}
