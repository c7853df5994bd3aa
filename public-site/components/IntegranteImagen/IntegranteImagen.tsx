import { useState } from 'react';
import { integranteImage } from '../../data/images.ts';
import styles from './IntegranteImagen.module.css';
import { initialsOf } from './names.ts';

interface IntegranteImagenProps {
  integrante: { nombres: string; apellidos: string; nombre_imagen: string | null };
  /** the width at which it is shown, as `sizes` of an image takes it */
  sizes: string;
  /** in sight as soon as the page is: it is asked for at once */
  first?: boolean;
}

/** A member's picture, or the initials where there is none. The name stands beside it, so it is silent. */
export function IntegranteImagen({ integrante, sizes, first = false }: IntegranteImagenProps) {
  const { nombres, apellidos, nombre_imagen } = integrante;
  const [missing, setMissing] = useState(false);
  if (nombre_imagen === null || missing) {
    return (
      <span className={styles.initials} aria-hidden="true">
        <span>{initialsOf(nombres, apellidos)}</span>
      </span>
    );
  }
  return (
    <img
      {...integranteImage(nombre_imagen)}
      sizes={sizes}
      alt=""
      width={320}
      height={320}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className={styles.image}
      onError={() => setMissing(true)}
    />
  );
}
