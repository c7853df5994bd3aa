import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Link } from '../../router/Link.tsx';
import { sitePaths } from '../../router/routes.ts';
import { BackgroundVideo } from '../BackgroundVideo/BackgroundVideo.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Hero.module.css';

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="portada">
      <BackgroundVideo />
      <div className={`ancho ${styles.words}`}>
        <h1 id="portada">{siteTexts.inicio.headline}</h1>
        <p>{siteTexts.inicio.lead}</p>
        <Link to={sitePaths.proyectos} className="boton acento">
          {siteTexts.inicio.seeProyectos}
          <Icon name="right" />
        </Link>
      </div>
    </section>
  );
}
