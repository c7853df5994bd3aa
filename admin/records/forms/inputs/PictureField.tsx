import { Box } from '@mui/material';
import type { ComponentProps } from 'react';
import { OwnApiOnly } from '../../../components/OwnApiOnly.tsx';
import { FileField } from './FileField.tsx';
import { FileAction, FileRow } from './FileRow.tsx';
import { useStoredFile } from './useStoredFile.ts';

// Pixels.
const CHOSEN_MAX = 500;
const CURRENT_MAX = 160;

interface PictureFieldProps extends Omit<ComponentProps<typeof FileField>, 'show'> {
  current?: string | undefined;
  /** the record may be without a picture */
  isRemovable?: boolean;
}

export function PictureField({ current, isRemovable = false, ...rest }: PictureFieldProps) {
  const { isRemoved, resets, change } = useStoredFile(rest.source);
  return (
    <FileField
      key={resets}
      {...rest}
      show={(chosen) => {
        if (chosen) {
          return (
            <>
              <Picture src={chosen.src} alt={`Vista previa de ${chosen.title}`} maxHeight={CHOSEN_MAX} />
              {isRemovable ? <FileAction text="Descartar la imagen elegida" onClick={() => change(null)} /> : null}
            </>
          );
        }
        if (!current) return null;
        if (isRemoved) {
          return (
            <FileRow action={<FileAction text="Conservar la imagen" onClick={() => change(null)} />}>
              La imagen se quitará al guardar.
            </FileRow>
          );
        }
        return (
          <>
            <Picture src={current} alt="Imagen actual" maxHeight={CURRENT_MAX} />
            <OwnApiOnly>
              {isRemovable ? <FileAction text="Quitar la imagen" onClick={() => change(false)} /> : null}
            </OwnApiOnly>
          </>
        );
      }}
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
