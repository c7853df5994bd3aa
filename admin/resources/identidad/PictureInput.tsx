import { Box, Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { IMAGE_OR_DRAWING } from '../../../contract/entities/file.ts';
import { isUpload } from '../../../contract/identidad/identidad.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { storedPicture } from '../../addresses/images.ts';
import { fieldLabel } from '../../display/fieldLabel.ts';
import { useSiteDrawings } from '../../display/siteIdentidad.ts';
import { UploadInput } from './UploadInput.tsx';

interface PictureInputProps {
  source: string;
  label?: string;
  help: string;
  /** false where the site shows no drawing of its own */
  withDrawing?: boolean;
}

export function PictureInput({
  source,
  label = fieldLabel('identidad', source),
  help,
  withDrawing = true,
}: PictureInputProps) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const drawings = useSiteDrawings();
  const addressOf = (picture: string) =>
    isUpload(picture) ? storedPicture('identidad', picture, 640) : drawings[picture];
  const isChosen = (picture: string) => (withDrawing ? picture !== '' : isUpload(picture));
  return (
    <UploadInput
      source={source}
      label={label}
      help={help}
      rule={IMAGE_OR_DRAWING}
      send={dataProvider.addImagenIdentidad}
      chooseText="Elegir imagen"
      failedText={messages.identidad.imageFailed}
      isChosen={isChosen}
      show={(picture) =>
        isChosen(picture) && addressOf(picture) !== undefined ? (
          <Box
            component="img"
            src={addressOf(picture)}
            alt={isUpload(picture) ? 'Imagen elegida' : 'La imagen del portal'}
            sx={{ display: 'block', maxWidth: 240, maxHeight: 120, mb: 1, borderRadius: '10px', bgcolor: '#ffffff' }}
          />
        ) : (
          <Typography variant="body2" sx={{ mb: 0.5 }}>
            {isChosen(picture) ? 'La imagen del portal' : 'Sin imagen'}
          </Typography>
        )
      }
    />
  );
}
