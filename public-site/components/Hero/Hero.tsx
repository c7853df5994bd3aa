import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Link } from '../../router/Link.tsx';
import { prefersReducedMotion } from '../../settings/preferences.ts';
import { useIdentidad } from '../../settings/siteSettings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IdentidadImagen } from '../IdentidadImagen/IdentidadImagen.tsx';
import { BackgroundVideo } from './BackgroundVideo.tsx';
import styles from './Hero.module.css';

/** Video, picture or plain colour behind the words of the hero. */
function HeroBackground() {
  const { hero_fondo, hero_imagen, hero_descripcion } = useIdentidad();
  if (hero_fondo === 'video') return <BackgroundVideo />;
  return (
    <div className={`solo-pantalla ${styles.background}`}>
      <IdentidadImagen
        nombre={hero_fondo === 'imagen' ? hero_imagen : ''}
        first
        alt={hero_descripcion}
        width={1280}
        height={720}
        className="detras"
        fetchPriority="high"
      />
    </div>
  );
}

/** Not of a link: at the home, `#eventos` is an address of the specification, which opens the list of events. */
function goTo(id: string): void {
  const heading = document.getElementById(id);
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

/** @param eventosId of the heading of the events; undefined while the home has none */
export function Hero({ eventosId }: { eventosId: string | undefined }) {
  const { hero_titulo, hero_texto } = useIdentidad();
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
          {eventosId !== undefined && (
            <button type="button" className={`boton ${styles.shortcut}`} onClick={() => goTo(eventosId)}>
              {siteTexts.inicio.seeEventos}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
