import { type ComponentProps, useContext } from 'react';
import { pictureSource } from '../../data/images.ts';
import { InlinedPicturesContext, useDrawings } from '../../settings/siteSettings.ts';

interface IdentidadImagenProps extends ComponentProps<'img'> {
  /** of a picture of the identity; '' renders nothing */
  nombre: string;
  /** true if the first screen shows it */
  first?: boolean;
}

export function IdentidadImagen({ nombre, first = false, alt = '', ...rest }: IdentidadImagenProps) {
  const inlined = useContext(InlinedPicturesContext);
  const drawing = useDrawings()[nombre];
  const src = (first && inlined[nombre]) || drawing;
  return nombre && <img {...(src ? { src } : pictureSource('identidad', nombre, 960))} alt={alt} {...rest} />;
}
