import { currentLineas, lineaPath } from '../../../contract/addresses/siteLineas.ts';
import type { Bloque } from '../../../contract/identidad/bloques.ts';
import type { SiteLinea } from '../../../contract/identidad/siteSettings.ts';
import { lineaImage } from '../../data/images.ts';
import { Link } from '../../router/Link.tsx';
import { useLineas } from '../../settings/siteSettings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Block } from '../SectionHead/SectionHead.tsx';
import styles from './LineaLinks.module.css';

interface LineaImagenProps {
  linea: SiteLinea;
  sizes: string;
  lazy?: boolean;
  className?: string;
}

/** The picture of a line, 800 × 500; a neutral drawing without one. */
export function LineaImagen({ linea, sizes, lazy = false, className = '' }: LineaImagenProps) {
  const source = lineaImage(linea.imagen);
  return (
    <img
      {...source}
      sizes={source.srcSet === undefined ? undefined : sizes}
      alt={linea.descripcion_imagen}
      className={`dibujo ${className}`.trim()}
      width={800}
      height={500}
      loading={lazy ? 'lazy' : undefined}
      decoding={lazy ? 'async' : undefined}
    />
  );
}

/** Per cent of the window's width: of one to four cards that share a row. */
const widthOf = (count: number): number => Math.floor(90 / Math.min(Math.max(count, 2), 4));

/** On a phone the last of an odd number, or the only one, has its own row. */
const sizesOf = (index: number, count: number): string =>
  `${index === count - 1 && count % 2 === 1 ? '(max-width: 31rem) 90vw, ' : ''}(min-width: 64rem) ${widthOf(count)}vw, 46vw`;

export function LineaCards({ lineas }: { lineas: readonly SiteLinea[] }) {
  return (
    <ul className={styles.lines}>
      {lineas.map((linea, index) => (
        <li key={linea.id}>
          <Link to={lineaPath(linea)} className={styles.line}>
            <LineaImagen linea={linea} sizes={sizesOf(index, lineas.length)} lazy />
            <span>
              {linea.nombre}
              <Icon name="right" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function LineaLinks({ bloque }: { bloque: Bloque }) {
  const lineas = currentLineas(useLineas());
  if (lineas.length === 0) return null;
  return (
    <Block bloque={bloque} look="suave constante">
      <LineaCards lineas={lineas} />
    </Block>
  );
}
