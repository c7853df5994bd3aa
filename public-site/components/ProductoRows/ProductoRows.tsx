import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { ListedProducto } from '../../../contract/entities/producto.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Link } from '../../router/Link.tsx';
import { authorsAndYear, shortAuthors } from '../ProductoCard/authorsAndYear.ts';
import styles from './ProductoRows.module.css';

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
