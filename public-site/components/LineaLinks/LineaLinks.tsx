import { currentLineas, lineaPath } from '../../../contract/addresses/siteLineas.ts';
import type { Bloque } from '../../../contract/identidad/bloques.ts';
import { Link } from '../../router/Link.tsx';
import { useLineas } from '../../settings/siteSettings.ts';
import { BlockHead } from '../BlockHead/BlockHead.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LineaImagen } from './LineaImagen.tsx';
import styles from './LineaLinks.module.css';

export function LineaLinks({ bloque }: { bloque: Bloque }) {
  const lineas = currentLineas(useLineas());
  if (lineas.length === 0) return null;
  return (
    <section className="seccion suave" aria-labelledby="lineas">
      <div className="ancho">
        <BlockHead bloque={bloque} />
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
      </div>
    </section>
  );
}
