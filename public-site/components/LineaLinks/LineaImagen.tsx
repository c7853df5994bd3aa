import type { SiteLinea } from '../../../contract/identidad/siteSettings.ts';
import { lineaImage } from '../../data/images.ts';

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
