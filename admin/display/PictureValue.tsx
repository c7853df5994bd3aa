import { Box } from '@mui/material';
import { useState } from 'react';
import { hasPictures } from '../../contract/addresses/uploads.ts';
import { partsOf } from '../../contract/resources/resources.ts';
import { storedPicture } from '../addresses/images.ts';

/** The address of a stored picture; null for the other fields. */
export function pictureAddress(recurso: string, field: string, value: unknown): string | null {
  const isPicture = partsOf(recurso).fileColumns?.[field]?.upload !== undefined && hasPictures(recurso);
  return isPicture && typeof value === 'string' && value !== '' ? storedPicture(recurso, value) : null;
}

/** A stored picture, which old versions may have lost. */
export function PictureValue({ src, alt }: { src: string; alt: string }) {
  const [isGone, setGone] = useState(false);
  if (isGone) return <>La imagen de esta versión ya no existe</>;
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      onError={() => setGone(true)}
      // Logos need a white background, in dark mode too.
      sx={{ display: 'block', maxWidth: '100%', maxHeight: 160, mt: 0.5, bgcolor: '#ffffff' }}
    />
  );
}
