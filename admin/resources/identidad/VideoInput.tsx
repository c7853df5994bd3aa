import { Box, Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { IDENTIDAD_VIDEO } from '../../../contract/entities/file.ts';
import { isVideo } from '../../../contract/identidad/identidad.ts';
import { sizeText } from '../../../contract/values/sizeText.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { identidadVideo } from '../../addresses/images.ts';
import { fieldLabel } from '../../display/fieldLabel.ts';
import { UploadInput } from './UploadInput.tsx';

const HELP = `MP4 (H.264) o WebM, de hasta ${sizeText(IDENTIDAD_VIDEO.max)}. Se repite sin fin y sin sonido. Sin archivo se muestra el video del portal.`;

export function VideoInput({ source }: { source: string }) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  return (
    <UploadInput
      source={source}
      label={fieldLabel('identidad', source)}
      help={HELP}
      rule={IDENTIDAD_VIDEO}
      send={dataProvider.addVideoIdentidad}
      chooseText="Elegir video"
      failedText={messages.identidad.videoFailed}
      isChosen={isVideo}
      show={(video) =>
        isVideo(video) ? (
          <Box
            component="video"
            src={identidadVideo(video)}
            aria-label="Video elegido"
            controls
            muted
            playsInline
            preload="metadata"
            sx={{ display: 'block', width: '100%', maxWidth: 320, maxHeight: 180, mb: 1, bgcolor: '#000000' }}
          />
        ) : (
          <Typography variant="body2" sx={{ mb: 0.5 }}>
            El video del portal
          </Typography>
        )
      }
    />
  );
}
