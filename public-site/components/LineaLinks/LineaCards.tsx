import { lineaPath } from '../../../contract/addresses/siteLineas.ts';
import type { SiteLinea } from '../../../contract/identidad/siteSettings.ts';
import { Link } from '../../router/Link.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LineaImagen } from './LineaImagen.tsx';
import styles from './LineaLinks.module.css';

/** Per cent of the window's width: of one to four cards that share a row. */
const widthOf = (count: number): number => Math.floor(90 / Math.min(Math.max(count, 2), 4));

/** On a phone the last of an odd number, or the only one, has its own row. */
const sizesOf = (index: number, count: number): string =>
  `${index === count - 1 && count % 2 === 1 ? '(max-width: 31rem) 90vw, ' : ''}(min-width: 64rem) ${widthOf(count)}vw, 46vw`;

export function LineaCards({ lineas }: { lineas: readonly SiteLinea[] }) {
  return (
    <ul className={styles.lines}>
      {lineas.map((linea, index) => (
        <li key={linea.id}>
          <Link to={lineaPath(linea)} className={styles.line}>
            <LineaImagen linea={linea} sizes={sizesOf(index, lineas.length)} lazy />
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
