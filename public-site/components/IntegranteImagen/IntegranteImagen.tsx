import { useState } from 'react';
import { pictureSource } from '../../data/images.ts';
import styles from './IntegranteImagen.module.css';

function initialsOf(nombres: string, apellidos: string): string {
  return [nombres, apellidos].map((text) => [...text][0]?.toLocaleUpperCase('es') ?? '').join('');
}

interface IntegranteImagenProps {
  integrante: { nombres: string; apellidos: string; nombre_imagen: string | null };
  sizes: string;
  /** in the initial viewport: loads with high priority */
  first?: boolean;
}

/** A member's picture, or the initials without one. Decorative: the name is shown beside it. */
export function IntegranteImagen({ integrante, sizes, first = false }: IntegranteImagenProps) {
  const { nombres, apellidos, nombre_imagen } = integrante;
  const [missing, setMissing] = useState(false);
  if (nombre_imagen === null || missing) {
    return (
      <span className={styles.initials} aria-hidden="true">
        <span dir="auto">{initialsOf(nombres, apellidos)}</span>
      </span>
    );
  }
  return (
    <img
      {...pictureSource('integrantes', nombre_imagen, 320)}
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
