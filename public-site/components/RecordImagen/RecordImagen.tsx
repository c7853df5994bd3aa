import type { Imagen } from '../../../contract/entities/imagen.ts';
import type { Pictured } from '../../../contract/resources/siteResources.ts';
import { pictureSource } from '../../data/images.ts';
import styles from './RecordImagen.module.css';

interface RecordImagenProps {
  recurso: Pictured;
  record: Imagen;
  sizes: string;
  /** on the page of the record: the whole picture; a card crops it */
  whole?: boolean;
}

/** The picture of a record in a box of 16 to 9, so that nothing moves when it loads. Nothing without a picture. */
export function RecordImagen({
  recurso,
  record: { imagen, descripcion_imagen },
  sizes,
  whole = false,
}: RecordImagenProps) {
  if (imagen === null) return null;
  return (
    <img
      {...pictureSource(recurso, imagen, 640)}
      sizes={sizes}
      width={640}
      height={360}
      alt={descripcion_imagen}
      loading={whole ? undefined : 'lazy'}
      decoding={whole ? undefined : 'async'}
      className={`${styles.picture} ${whole ? styles.whole : ''}`}
    />
  );
}
