import { useMemo } from 'react';
import type { ListedProducto } from '../../../contract/entities/producto.ts';
import { productoTexts as texts } from '../../../i18n/productoTexts.ts';
import { Link } from '../../router/Link.tsx';
import { Citar } from '../Citar/Citar.tsx';
import { ProductoRows } from '../ProductoRows/ProductoRows.tsx';
import styles from './ProductosByYear.module.css';
import { productosByYear } from './productosByYear.ts';

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
