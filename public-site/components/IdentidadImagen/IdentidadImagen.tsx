import type { ComponentProps } from 'react';
import { identidadImage } from '../../data/images.ts';
import { shippedPictures } from './shippedPictures.ts';

interface IdentidadImagenProps extends ComponentProps<'img'> {
  /** of a picture of the identity; '' renders nothing */
  nombre: string;
}

/** A picture of the identity. `src` replaces its own. */
export function IdentidadImagen({ nombre, alt = '', ...rest }: IdentidadImagenProps) {
  const src = shippedPictures[nombre as keyof typeof shippedPictures];
  return nombre && <img {...(src ? { src } : identidadImage(nombre))} alt={alt} {...rest} />;
}
