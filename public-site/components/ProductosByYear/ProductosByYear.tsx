import { useMemo } from 'react';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { ListedProducto } from '../../../contract/entities/producto.ts';
import { yearOfDate } from '../../../i18n/dates.ts';
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
                <p dir="auto" className={`nota ${styles.note}`}>
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

/** When it appeared, as a text that sorts: one in press after all dates, one without a year before them. */
function appearedOn({ fecha_publicacion, en_prensa }: ListedProducto): string {
  if (yearOfDate(fecha_publicacion) !== '') return fecha_publicacion;
  return en_prensa === 1 ? '9999' : '';
}

/** @param productos oldest record first, as the API lists them */
const newestFirst = (productos: readonly ListedProducto[]): ListedProducto[] =>
  productos.toReversed().sort((a, b) => {
    if (appearedOn(a) === appearedOn(b)) return 0;
    return appearedOn(a) < appearedOn(b) ? 1 : -1;
  });

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
  const isCut = list !== undefined && productos.length > MAX_ROWS;
  const years = useMemo(
    () => [...Map.groupBy(newestFirst(productos).slice(0, isCut ? MAX_ROWS : undefined), yearText)],
    [productos, isCut],
  );
  const withHeadings = years.some(([year]) => year !== '');
  return (
    <div className={styles.years}>
      {productos.length > 0 && <Citar path={page} several />}
      {years.map(([year, ofYear]) => (
        <div key={year}>
          {withHeadings && <h3>{year || texts.noFecha}</h3>}
          <ProductoRows productos={ofYear} withYear={false} />
        </div>
      ))}
      {isCut && (
        <p>
          <Link to={list}>{texts.seeAllOf(productos.length)}</Link>
        </p>
      )}
    </div>
  );
}
