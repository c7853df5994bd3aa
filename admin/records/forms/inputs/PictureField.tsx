import { Box } from '@mui/material';
import type { ComponentProps } from 'react';
import { FileField } from './FileField.tsx';

// Pixels.
const CHOSEN_MAX = 500;
const CURRENT_MAX = 160;

const REMOVAL = {
  discard: 'Descartar la imagen elegida',
  remove: 'Quitar la imagen',
  keep: 'Conservar la imagen',
  removed: 'La imagen se quitará al guardar.',
};

interface PictureFieldProps extends Omit<ComponentProps<typeof FileField>, 'stored' | 'showChosen' | 'removal'> {
  current?: string | undefined;
  /** the record may be without a picture */
  isRemovable?: boolean;
}

export function PictureField({ current, isRemovable = false, ...rest }: PictureFieldProps) {
  return (
    <FileField
      {...rest}
      stored={current ? <Picture src={current} alt="Imagen actual" maxHeight={CURRENT_MAX} /> : null}
      showChosen={({ src, title }) => <Picture src={src} alt={`Vista previa de ${title}`} maxHeight={CHOSEN_MAX} />}
      {...(isRemovable && { removal: REMOVAL })}
    />
  );
}

function Picture({ src, alt, maxHeight }: { src: string; alt: string; maxHeight: number }) {
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      sx={{ display: 'block', maxWidth: '100%', maxHeight, mb: 1, borderRadius: '10px', bgcolor: '#ffffff' }}
    />
  );
}
