import type { ReactNode } from 'react';
import { useIdentidad } from '../../settings/siteSettings.ts';
import { IdentidadImagen } from '../IdentidadImagen/IdentidadImagen.tsx';
import styles from './Banner.module.css';

interface BannerProps {
  title: string;
  lead?: string;
  overline?: string;
  /** an image of 800 × 500, beside the text on wide screens */
  picture?: (className: string) => ReactNode;
}

export function Banner({ title, lead, overline, picture }: BannerProps) {
  const { encabezado } = useIdentidad();
  return (
    <header className={styles.banner}>
      <IdentidadImagen
        nombre={encabezado}
        first
        width={1600}
        height={420}
        className={`solo-pantalla ${styles.image}`}
      />
      <div className={`ancho ${styles.front}`}>
        <div className={styles.words}>
          {overline && <p className={styles.overline}>{overline}</p>}
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {picture?.(styles.picture ?? '')}
      </div>
    </header>
  );
}
