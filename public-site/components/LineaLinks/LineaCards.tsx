import { lineaPath } from '../../../contract/addresses/siteLineas.ts';
import type { SiteLinea } from '../../../contract/identidad/siteSettings.ts';
import { Link } from '../../router/Link.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LineaImagen } from './LineaImagen.tsx';
import styles from './LineaLinks.module.css';

/** Per cent of the window's width: of one to four cards that share a row. */
const widthOf = (count: number): number => Math.floor(90 / Math.min(Math.max(count, 2), 4));

export function LineaCards({ lineas }: { lineas: readonly SiteLinea[] }) {
  const sizes = `(min-width: 64rem) ${widthOf(lineas.length)}vw, 46vw`;
  return (
    <ul className={styles.lines}>
      {lineas.map((linea) => (
        <li key={linea.id}>
          <Link to={lineaPath(linea)} className={styles.line}>
            <LineaImagen linea={linea} sizes={sizes} lazy />
            <span>
              {linea.nombre}
              <Icon name="right" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
