import { publico } from '../../../i18n/publico.ts';
import gestion from '../../media/linea-gestion-sst.svg';
import salud from '../../media/linea-salud-trabajadores.svg';
import quimica from '../../media/linea-seguridad-quimica.svg';
import sostenibilidad from '../../media/linea-sostenibilidad.svg';
import { Link } from '../../router/Link.tsx';
import { type LineaSlug, rutas } from '../../router/routes.ts';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import styles from './LineaLinks.module.css';

const images: readonly { slug: LineaSlug; image: string }[] = [
  { slug: 'sostenibilidad', image: sostenibilidad },
  { slug: 'gestion_sst', image: gestion },
  { slug: 'salud_trabajadores', image: salud },
  { slug: 'seguridad_quimica', image: quimica },
];

/** The four research lines as image links, in the home's order (section 2). */
export function LineaLinks() {
  return (
    <section className="seccion suave" aria-labelledby="lineas">
      <div className="ancho">
        <SectionHead id="lineas" title={publico.inicio.lineas} />
        <ul className={styles.lines}>
          {images.map(({ slug, image }) => (
            <li key={slug}>
              <Link to={rutas.linea(slug)} className={styles.line}>
                <img src={image} alt="" width={800} height={500} loading="lazy" />
                <span>{publico.lineas[slug]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
