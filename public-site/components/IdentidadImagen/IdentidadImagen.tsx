import type { ComponentProps } from 'react';
import { pictureSource } from '../../data/images.ts';
import { useRendering } from '../../settings/rendering.ts';
import { useDrawings } from '../../settings/siteSettings.ts';

interface IdentidadImagenProps extends ComponentProps<'img'> {
  /** of a picture of the identity; '' renders nothing */
  nombre: string;
  /** true if the first screen shows it */
  first?: boolean;
}

export function IdentidadImagen({ nombre, first = false, alt = '', ...rest }: IdentidadImagenProps) {
  const { pictures } = useRendering();
  const drawing = useDrawings()[nombre];
  const src = (first && pictures?.[nombre]) || drawing;
  return nombre && <img {...(src ? { src } : pictureSource('identidad', nombre, 960))} alt={alt} {...rest} />;
}
