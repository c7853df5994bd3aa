import type { ComponentProps } from 'react';
import { identidadImage } from '../../data/images.ts';
import { shippedPictures } from './shippedPictures.ts';

interface IdentidadImagenProps extends ComponentProps<'img'> {
  /** of a picture of the identity; '' renders nothing */
  nombre: string;
  /** of an uploaded picture, as the attribute */
  sizes: string;
}

/** A picture of the identity. `src` replaces its own. */
export function IdentidadImagen({ nombre, sizes, src, alt = '', ...rest }: IdentidadImagenProps) {
  const address = src ?? shippedPictures[nombre as keyof typeof shippedPictures];
  if (address !== undefined) return <img src={address} alt={alt} {...rest} />;
  return nombre && <img {...identidadImage(nombre)} sizes={sizes} alt={alt} {...rest} />;
}
