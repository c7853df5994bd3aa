/** The filters and orders of the products list, which its page and the citations of its address share. */
import { PRODUCTO_TIPOS } from '../values/constants.ts';
import { foldText } from '../values/foldText.ts';
import type { ListedProducto } from './producto.ts';

/** The filters as in the URL; empty means any value. */
export interface ProductosFilters {
  q: string;
  tipo: string;
  anio: string;
  /** id of a research line */
  linea: string;
  /** id of a member who is an author */
  integrante: string;
  /** 'fecha' newest publication first, 'agregado' newest record first, 'titulo' by name; '' as the page has them */
  orden: string;
}

export const NO_FILTERS: ProductosFilters = { q: '', tipo: '', anio: '', linea: '', integrante: '', orden: '' };

/** The values of `orden`. The page without one is in the order of the first. */
const ORDERS: readonly string[] = ['fecha', 'agregado', 'titulo'];

const NAMES = Object.keys(NO_FILTERS) as (keyof ProductosFilters)[];

export const productosFilters = (query: URLSearchParams): ProductosFilters =>
  Object.fromEntries(NAMES.map((name) => [name, query.get(name) ?? ''])) as unknown as ProductosFilters;

const KNOWN_TIPOS: readonly string[] = PRODUCTO_TIPOS;

/** The types of the products: the known ones in their order, then others alphabetically. */
export function tiposOfProductos(productos: readonly ListedProducto[]): string[] {
  const tipos = new Set(productos.map(({ tipo }) => tipo).filter((tipo) => tipo !== ''));
  const others = [...tipos].filter((tipo) => !KNOWN_TIPOS.includes(tipo)).sort((a, b) => a.localeCompare(b, 'es'));
  return [...KNOWN_TIPOS.filter((tipo) => tipos.has(tipo)), ...others];
}

/** '' if it is not known. */
export const yearOfProducto = ({ fecha_publicacion }: Pick<ListedProducto, 'fecha_publicacion'>): string =>
  fecha_publicacion.slice(0, 4);

const hasAuthor = ({ autores }: ListedProducto, integrante: string): boolean =>
  autores.some(({ integrante_id }) => String(integrante_id) === integrante);

/** Drops the values that no product has: the address may come from an old link. */
export function knownFilters(productos: readonly ListedProducto[], filters: ProductosFilters): ProductosFilters {
  const { tipo, anio, linea, integrante, orden } = filters;
  const isUsed = (matches: (producto: ListedProducto) => boolean) => productos.some(matches);
  return {
    q: filters.q,
    tipo: tipo !== '' && isUsed((producto) => producto.tipo === tipo) ? tipo : '',
    anio: anio !== '' && isUsed((producto) => yearOfProducto(producto) === anio) ? anio : '',
    linea: linea !== '' && isUsed(({ id_linea }) => String(id_linea) === linea) ? linea : '',
    integrante: integrante !== '' && isUsed((producto) => hasAuthor(producto, integrante)) ? integrante : '',
    orden: ORDERS.includes(orden) ? orden : '',
  };
}

/** Newest first; those without a date come last, of which those in press are first. */
const byDate = (a: ListedProducto, b: ListedProducto): number => {
  if (a.fecha_publicacion === b.fecha_publicacion) return a.fecha_publicacion === '' ? b.en_prensa - a.en_prensa : 0;
  return a.fecha_publicacion < b.fecha_publicacion ? 1 : -1;
};

function sorted<T extends ListedProducto>(productos: T[], orden: string): T[] {
  if (orden === 'titulo') {
    const collator = new Intl.Collator('es', { numeric: true });
    return productos.sort((a, b) => collator.compare(a.nombre, b.nombre));
  }
  return orden === 'fecha' ? productos.sort(byDate) : productos;
}

/** The order of the page that lists all products. @param orden as in the URL */
export const ordenOfPage = (orden: string): string => (ORDERS.includes(orden) ? orden : 'fecha');

/** The search looks in name and description, ignoring case and accents. @param productos newest record first */
export function filterProductos<T extends ListedProducto>(productos: readonly T[], filters: ProductosFilters): T[] {
  const search = foldText(filters.q);
  const { tipo, anio, linea, integrante, orden } = knownFilters(productos, filters);
  const matching = productos.filter(
    (producto) =>
      (tipo === '' || producto.tipo === tipo) &&
      (anio === '' || yearOfProducto(producto) === anio) &&
      (linea === '' || String(producto.id_linea) === linea) &&
      (integrante === '' || hasAuthor(producto, integrante)) &&
      (search === '' || [producto.nombre, producto.descripcion].some((text) => foldText(text).includes(search))),
  );
  return sorted(matching, orden);
}
