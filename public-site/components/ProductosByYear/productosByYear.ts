import type { ListedProducto } from '../../../contract/entities/producto.ts';
import { yearText } from '../ProductoCard/authorsAndYear.ts';

export interface YearOfProductos {
  /** a year, or 'En prensa'; '' without a date */
  year: string;
  productos: ListedProducto[];
}

/** 'En prensa' first, then the years, newest first; products without a date last. */
function compareYears(a: string, b: string): number {
  if (a === '' || b === '') return a === '' ? 1 : -1;
  const [isYearA, isYearB] = [a, b].map((year) => /^\d/.test(year));
  if (isYearA !== isYearB) return isYearA ? 1 : -1;
  return a < b ? 1 : -1;
}

/** Groups products by year; within a year the newest first. @param productos oldest record first, as the API lists them */
export function productosByYear(productos: readonly ListedProducto[]): YearOfProductos[] {
  const years = Map.groupBy(productos.toReversed(), yearText);
  const newestFirst = (of: ListedProducto[]) =>
    of.toSorted((a, b) => {
      if (a.fecha_publicacion === b.fecha_publicacion) return 0;
      return a.fecha_publicacion < b.fecha_publicacion ? 1 : -1;
    });
  return [...years]
    .sort(([a], [b]) => compareYears(a, b))
    .map(([year, ofYear]) => ({ year, productos: newestFirst(ofYear) }));
}
