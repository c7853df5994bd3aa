import type { ReactNode } from 'react';
import { isAddressable } from '../../../contract/identidad/identidad.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { useIdentidad } from '../../settings/siteSettings.ts';
import { IdentidadImagen } from '../IdentidadImagen/IdentidadImagen.tsx';
import styles from './Banner.module.css';

/** Filled paths in a box of 640 × 420, from the faintest layer to the accent. */
export interface Drawing {
  low: string;
  mid: string;
  high: string;
  accent: string;
}

/** An ornament in the colours of the site. */
function BannerDrawing({ low, mid, high, accent }: Drawing) {
  return (
    <svg className={`solo-pantalla ${styles.drawing}`} viewBox="0 0 640 420" aria-hidden="true" focusable="false">
      <path d={low} opacity=".07" />
      <path d={mid} opacity=".14" />
      <path d={high} opacity=".26" />
      <path d={accent} className={styles.accent} />
    </svg>
  );
}

interface BannerProps {
  title: string;
  lead?: string;
  overline?: string;
  /** replaces the road that the site ships with, not a picture that staff chose */
  drawing?: Drawing;
  /** an image of 800 × 500, beside the text on wide screens */
  picture?: (className: string) => ReactNode;
}

export function Banner({ title, lead, overline, drawing, picture }: BannerProps) {
  const { encabezado } = useIdentidad();
  const ownDrawing = encabezado !== '' && !isAddressable(encabezado) ? drawing : undefined;
  return (
    <header className={`${styles.banner} ${ownDrawing === undefined ? styles.pictured : ''}`}>
      {ownDrawing !== undefined ? (
        <BannerDrawing {...ownDrawing} />
      ) : (
        <IdentidadImagen
          nombre={encabezado}
          first
          width={1600}
          height={420}
          className={`solo-pantalla detras ${styles.image}`}
        />
      )}
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

interface BannerPageProps extends BannerProps {
  className?: string | undefined;
  children: ReactNode;
}

/** A page below a banner, whose title is that of the document. */
export function BannerPage({ className = '', children, ...banner }: BannerPageProps) {
  usePageTitle(banner.title);
  return (
    <>
      <Banner {...banner} />
      <div className={`ancho pagina ${className}`.trim()}>{children}</div>
    </>
  );
}
