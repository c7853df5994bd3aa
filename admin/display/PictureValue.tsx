import { Box } from '@mui/material';
import { useState } from 'react';
import { convenioLogo, integranteImage } from '../images.ts';

const ADDRESSES: Readonly<Record<string, (name: string) => string>> = {
  'integrantes.nombre_imagen': integranteImage,
  'convenios.logo': convenioLogo,
};

/** The address of a stored picture; null for the other fields. */
export function pictureAddress(recurso: string, field: string, value: unknown): string | null {
  const addressOf = ADDRESSES[`${recurso}.${field}`];
  return addressOf === undefined || typeof value !== 'string' || value === '' ? null : addressOf(value);
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
