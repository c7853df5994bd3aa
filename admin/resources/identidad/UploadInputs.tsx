import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, Typography } from '@mui/material';
import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react';
import { useDataProvider, useEvent } from 'react-admin';
import { useController } from 'react-hook-form';
import { messages } from '../../../contract/calls/messages.ts';
import { checkFile, type FileRule, IDENTIDAD_VIDEO, IMAGE_OR_DRAWING } from '../../../contract/entities/file.ts';
import { isUpload, isVideo } from '../../../contract/identidad/identidad.ts';
import { sizeText } from '../../../contract/values/sizeText.ts';
import { textOf } from '../../../contract/values/tolerant.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { identidadVideo, storedPicture } from '../../addresses/images.ts';
import { fieldLabel } from '../../display/fieldLabel.ts';
import { useSiteDrawings } from '../../display/siteIdentidad.ts';
import { useSend } from '../../feedback/useSend.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { FileFrame } from '../../records/forms/inputs/FileFrame.tsx';
import { firstMessage } from '../../records/forms/state/firstMessage.ts';
import { useSending } from '../../records/forms/state/sending.ts';

interface UploadInputProps {
  source: string;
  label: string;
  help: string;
  rule: FileRule;
  /** Stores the file. @returns its name */
  send: (file: File) => Promise<string>;
  /** of the button that opens the choice of a file */
  chooseText: string;
  failedText: string;
  /** false where the value counts as none */
  isChosen: (name: string) => boolean;
  /** what stands above the buttons */
  show: (name: string) => ReactNode;
}

/** A file of the identity. It is stored when it is chosen, so that the preview shows it. */
function UploadInput({ source, label, help, rule, send, show, ...props }: UploadInputProps) {
  const { chooseText, failedText, isChosen } = props;
  const { field, fieldState } = useController({ name: source });
  const toast = useToast();
  const whileSending = useSending();
  const { isPending, send: store } = useSend();
  const name = textOf(field.value);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  /** The row of the file may have moved or gone while it was sent. */
  const keep = useEvent((stored: string) => {
    if (isShown.current) field.onChange(stored);
  });

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const refusal = checkFile(rule, file);
    target.value = '';
    if (refusal !== null) {
      toast('error', refusal.text, { title: refusal.title });
      return;
    }
    await store(() => whileSending(async () => keep(await send(file))), failedText);
  };

  const error = firstMessage(fieldState.error);
  return (
    <Box role="group" aria-label={label} data-field={source} sx={{ width: '100%', mb: 1.5, position: 'relative' }}>
      <FileFrame
        source={source}
        label={label}
        types={rule.types}
        shown={show(name)}
        chooseText={chooseText}
        button={{ size: 'small', loading: isPending, loadingPosition: 'start' }}
        otherButtons={
          isChosen(name) ? (
            <Button
              size="small"
              startIcon={<DeleteIcon />}
              onClick={() => field.onChange('')}
              aria-label={`Quitar: ${label.toLowerCase()}`}
            >
              Quitar
            </Button>
          ) : null
        }
        help={error || help}
        isInvalid={error !== ''}
        onChoose={(event) => void choose(event)}
        onBlur={field.onBlur}
      />
    </Box>
  );
}

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
