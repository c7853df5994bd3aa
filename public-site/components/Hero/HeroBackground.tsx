import { useIdentidad } from '../../settings/siteSettings.ts';
import styles from '../BackgroundVideo/BackgroundVideo.module.css';
import { BackgroundVideo } from '../BackgroundVideo/BackgroundVideo.tsx';
import { IdentidadImagen } from '../IdentidadImagen/IdentidadImagen.tsx';

/** Video, picture or plain colour behind the words of the hero. */
export function HeroBackground() {
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
        fetchPriority="high"
      />
    </div>
  );
}
