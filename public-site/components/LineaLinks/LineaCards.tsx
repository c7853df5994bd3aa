import { lineaPath } from '../../../contract/addresses/siteLineas.ts';
import type { SiteLinea } from '../../../contract/identidad/siteSettings.ts';
import { Link } from '../../router/Link.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LineaImagen } from './LineaImagen.tsx';
import styles from './LineaLinks.module.css';

export function LineaCards({ lineas }: { lineas: readonly SiteLinea[] }) {
  return (
    <ul className={styles.lines}>
      {lineas.map((linea) => (
        <li key={linea.id}>
          <Link to={lineaPath(linea)} className={styles.line}>
            <LineaImagen linea={linea} sizes="(min-width: 64rem) 22vw, 46vw" lazy />
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
