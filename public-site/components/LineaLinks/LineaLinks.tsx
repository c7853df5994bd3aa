import { lineaSlugs, lineas } from '../../../contract/lineas.ts';
import { sitePaths } from '../../../contract/siteRoutes.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Link } from '../../router/Link.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import styles from './LineaLinks.module.css';
import { lineaImages } from './lineaImages.ts';

/** The four research lines as image links. */
export function LineaLinks() {
  return (
    <section className="seccion suave" aria-labelledby="lineas">
      <div className="ancho">
        <SectionHead id="lineas" title={siteTexts.inicio.lineas} />
        <ul className={styles.lines}>
          {lineaSlugs.map((slug) => (
            <li key={slug}>
              <Link to={sitePaths.linea(slug)} className={styles.line}>
                <img
                  src={lineaImages[slug]}
                  alt=""
                  className="dibujo"
                  width={800}
                  height={500}
                  loading="lazy"
                  decoding="async"
                />
                <span>
                  {lineas[slug].nombre}
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
