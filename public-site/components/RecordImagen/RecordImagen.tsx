import type { Imagen } from '../../../contract/entities/imagen.ts';
import type { Pictured } from '../../../contract/resources/siteResources.ts';
import { pictureSource } from '../../data/images.ts';
import styles from './RecordImagen.module.css';

const NARROW = 'calc(100vw - 4.5rem)';
const SIZES = {
  card: `(width < 40rem) ${NARROW}, 22rem`,
  large: `(width < 48rem) ${NARROW}, (width < 80rem) 45vw, 36rem`,
  page: '(width < 60rem) 100vw, 44rem',
};

interface RecordImagenProps {
  recurso: Pictured;
  record: Imagen;
  /** a page shows the whole picture; a card, which may be large, crops it */
  place: keyof typeof SIZES;
  /** true if the first screen shows it */
  first?: boolean;
}

/** The picture of a record in a box of 16 to 9, so that nothing moves when it loads. Nothing without a picture. */
export function RecordImagen({ recurso, record, place, first = place === 'page' }: RecordImagenProps) {
  const { imagen, descripcion_imagen } = record;
  if (imagen === null) return null;
  return (
    <img
      {...pictureSource(recurso, imagen, 640)}
      sizes={first ? SIZES[place] : `auto, ${SIZES[place]}`}
      width={640}
      height={360}
      alt={descripcion_imagen}
      loading={first ? undefined : 'lazy'}
      decoding={first ? undefined : 'async'}
      className={`${styles.picture} ${place === 'page' ? styles.whole : ''}`}
    />
  );
}
