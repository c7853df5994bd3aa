import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Link } from '../../router/Link.tsx';
import { useIdentidad } from '../../settings/siteSettings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { prefersReducedMotion } from '../prefersReducedMotion.ts';
import styles from './Hero.module.css';
import { HeroBackground } from './HeroBackground.tsx';

/** Not of a link: at the home, `#eventos` is an address of the specification, which opens the list of events. */
function goToEventos(): void {
  const heading = document.getElementById('eventos');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

export function Hero() {
  const { hero_titulo, hero_texto, bloques } = useIdentidad();
  const hasEventos = bloques.some(({ id, visible }) => id === 'eventos' && visible);
  return (
    <section className={styles.hero} aria-labelledby="portada">
      <HeroBackground />
      <div className={`ancho ${styles.words}`}>
        <h1 id="portada">{hero_titulo}</h1>
        {hero_texto && <p>{hero_texto}</p>}
        <div className={styles.actions}>
          <Link to={sitePaths.proyectos} className="boton acento">
            {siteTexts.inicio.seeProyectos}
            <Icon name="right" />
          </Link>
          <Link to={sitePaths.productos} className={`boton ${styles.shortcut}`}>
            {siteTexts.inicio.seeProductos}
          </Link>
          {hasEventos && (
            <button type="button" className={`boton ${styles.shortcut}`} onClick={goToEventos}>
              {siteTexts.inicio.seeEventos}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
