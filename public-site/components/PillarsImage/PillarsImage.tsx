import { useState } from 'react';
import type { Bloque } from '../../../contract/identidad/bloques.ts';
import { allowedImageUrl } from '../../data/images.ts';
import { useIsHydrated } from '../../settings/rendering.ts';
import { useIdentidad } from '../../settings/siteSettings.ts';
import { IdentidadImagen } from '../IdentidadImagen/IdentidadImagen.tsx';
import { Block } from '../SectionHead/SectionHead.tsx';
import styles from './PillarsImage.module.css';

/** The pillars image of the home's data if its origin is allowed, else the default one. */
export function PillarsImage({ url, bloque }: { url: string; bloque: Bloque }) {
  const { pilares_imagen, pilares_descripcion } = useIdentidad();
  const [missing, setMissing] = useState(false);
  const origin = useIsHydrated() ? window.location.origin : '';
  const source = missing ? null : allowedImageUrl(url, origin);
  return (
    <Block bloque={bloque} look="constante" inner={styles.columns}>
      <IdentidadImagen
        nombre={pilares_imagen}
        sizes="92vw"
        {...(source && { src: source, srcSet: '' })}
        alt={pilares_descripcion}
        width={1200}
        height={600}
        loading="lazy"
        decoding="async"
        className={`dibujo ${styles.image}`}
        onError={() => setMissing(true)}
      />
    </Block>
  );
}
