import { Box } from '@mui/material';
import type { ComponentProps } from 'react';
import { FileField } from './FileField.tsx';

// Pixels.
const PREVIEW_MAX = 500;
const CURRENT_MAX = 160;

interface PictureFieldProps extends Omit<ComponentProps<typeof FileField>, 'preview'> {
  current?: string | undefined;
}

export function PictureField({ current, ...rest }: PictureFieldProps) {
  return (
    <FileField
      {...rest}
      preview={(chosen) => {
        const src = chosen?.src ?? current;
        if (!src) return null;
        return (
          <Box
            component="img"
            src={src}
            alt={chosen ? `Vista previa de ${chosen.title}` : 'Imagen actual'}
            sx={{
              display: 'block',
              maxWidth: '100%',
              maxHeight: chosen ? PREVIEW_MAX : CURRENT_MAX,
              mb: 1,
              borderRadius: '10px',
              bgcolor: '#ffffff',
            }}
          />
        );
      }}
    />
  );
}
