import { useMemo } from 'react';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { ListedProducto } from '../../../contract/entities/producto.ts';
import { productoTexts as texts } from '../../../i18n/productoTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Link } from '../../router/Link.tsx';
import { Citar } from '../Citar/Citar.tsx';
import { authorsAndYear, shortAuthors, yearText } from '../ProductoCard/authorsAndYear.ts';
import styles from './ProductosByYear.module.css';

interface ProductoRowsProps {
  productos: readonly ListedProducto[];
  /** false below a heading that says it */
  withYear?: boolean;
}

export function ProductoRows({ productos, withYear = true }: ProductoRowsProps) {
  return (
    <ul className={styles.rows}>
      {productos.map((producto) => {
        const note = withYear ? authorsAndYear(producto) : shortAuthors(producto.autores);
        return (
          <li key={producto.id}>
            <div className={styles.words}>
              <Link dir="auto" to={sitePaths.producto(producto.id, producto.nombre)}>
                {producto.nombre || siteTexts.productos.noNombre}
              </Link>
              {note !== '' && (
                <p dir="auto" className={styles.note}>
                  {note}
                </p>
              )}
            </div>
            {producto.tipo !== '' && <span className="etiqueta">{producto.tipo}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** The list of the products of a member or a line, newest first. */
export const productosPath = (filter: { integrante: number } | { linea: number }): string => {
  const query = Object.entries({ ...filter, orden: 'fecha' }).map(([name, value]) => [name, String(value)]);
  return `${sitePaths.productos}?${new URLSearchParams(query)}`;
};

interface YearOfProductos {
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
function productosByYear(productos: readonly ListedProducto[]): YearOfProductos[] {
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

/** A page stays short: the list of products has pages. */
const MAX_ROWS = 200;

interface ProductosByYearProps {
  /** oldest record first */
  productos: readonly ListedProducto[];
  /** path of the page, without a slug */
  page: string;
  /** path of the list of these products, linked if not all are shown; without it all are */
  list?: string;
}

/** Products as rows below their years. Without any date there are no headings. */
export function ProductosByYear({ productos, page, list }: ProductosByYearProps) {
  const years = useMemo(() => productosByYear(productos), [productos]);
  const isCut = list !== undefined && productos.length > MAX_ROWS;
  const sizes = years.map((group) => group.productos.length);
  const room = (index: number) =>
    isCut
      ? Math.max(0, MAX_ROWS - sizes.slice(0, index).reduce((sum, size) => sum + size, 0))
      : Number.POSITIVE_INFINITY;
  const withHeadings = years.some(({ year }) => year !== '');
  return (
    <div className={styles.years}>
      {productos.length > 0 && <Citar path={page} several />}
      {years.map(({ year, productos: ofYear }, index) =>
        room(index) === 0 ? null : (
          <div key={year}>
            {withHeadings && <h3>{year || texts.noFecha}</h3>}
            <ProductoRows productos={ofYear.slice(0, room(index))} withYear={false} />
          </div>
        ),
      )}
      {isCut && (
        <p>
          <Link to={list}>{texts.seeAllOf(productos.length)}</Link>
        </p>
      )}
    </div>
  );
}
