import { publico } from '../../../i18n/publico.ts';
import { Link } from '../../router/Link.tsx';
import { rutas } from '../../router/routes.ts';
import { BackgroundVideo } from '../BackgroundVideo/BackgroundVideo.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Hero.module.css';

/** The head of the home, over its video. */
export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="portada">
      <BackgroundVideo />
      <div className={`ancho ${styles.words}`}>
        <h1 id="portada">{publico.inicio.portada}</h1>
        <p>{publico.inicio.bajada}</p>
        <Link to={rutas.proyectos} className="boton acento">
          {publico.inicio.verProyectos}
          <Icon name="right" />
        </Link>
      </div>
    </section>
  );
}
