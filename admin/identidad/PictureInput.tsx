import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useController } from 'react-hook-form';
import { checkFile, IDENTIDAD_IMAGE } from '../../contract/entities/file.ts';
import { isUpload } from '../../contract/identidad.ts';
import { messages } from '../../contract/messages.ts';
import { textOf } from '../../contract/wire/tolerant.ts';
import type { PortalDataProvider } from '../../dataProvider/index.ts';
import { fieldLabel } from '../display/fieldLabel.ts';
import { failureText } from '../feedback/failureText.ts';
import { useToast } from '../feedback/useToast.tsx';
import { HiddenFileInput } from '../forms/HiddenFileInput.tsx';
import { firstMessage } from '../forms/InvalidFormToast.tsx';
import { identidadImage } from '../images.ts';

interface PictureInputProps {
  source: string;
  label?: string;
  help: string;
}

/** A picture of the identity. It is stored when it is chosen, so that the preview shows it. */
export function PictureInput({ source, label = fieldLabel('identidad', source), help }: PictureInputProps) {
  const { field, fieldState } = useController({ name: source });
  const dataProvider = useDataProvider<PortalDataProvider>();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isSending, setSending] = useState(false);
  const picture = textOf(field.value);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const refusal = checkFile(IDENTIDAD_IMAGE, file);
    target.value = '';
    if (refusal !== null) {
      toast('error', refusal.text, { title: refusal.title });
      return;
    }
    setSending(true);
    try {
      field.onChange(await dataProvider.addImagenIdentidad(file));
    } catch (error) {
      toast('error', failureText(error, messages.identidad.imageFailed));
    } finally {
      setSending(false);
    }
  };

  const error = firstMessage(fieldState.error);
  return (
    <Box role="group" aria-label={label} data-field={source} sx={{ width: '100%', mb: 1.5, position: 'relative' }}>
      <Typography
        component="label"
        htmlFor={id}
        variant="body2"
        sx={{ display: 'block', mb: 0.5, color: 'text.secondary' }}
      >
        {label}
      </Typography>
      {isUpload(picture) ? (
        <Box
          component="img"
          src={identidadImage(picture)}
          alt="Imagen elegida"
          sx={{ display: 'block', maxWidth: 240, maxHeight: 120, mb: 1, borderRadius: '10px', bgcolor: '#ffffff' }}
        />
      ) : (
        <Typography variant="body2" sx={{ mb: 0.5 }}>
          {picture === '' ? 'Sin imagen' : 'La imagen del portal'}
        </Typography>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          size="small"
          loading={isSending}
          loadingPosition="start"
          startIcon={<UploadIcon />}
          onClick={() => input.current?.click()}
          aria-hidden
          tabIndex={-1}
        >
          Elegir imagen
        </Button>
        {picture === '' ? null : (
          <Button
            size="small"
            startIcon={<DeleteIcon />}
            onClick={() => field.onChange('')}
            aria-label={`Quitar: ${label.toLowerCase()}`}
          >
            Quitar
          </Button>
        )}
      </Stack>
      <HiddenFileInput
        ref={input}
        id={id}
        name={source}
        types={IDENTIDAD_IMAGE.types}
        describedBy={`${id}-help`}
        isInvalid={error !== ''}
        onChange={(event) => void choose(event)}
        onBlur={field.onBlur}
      />
      <FormHelperText id={`${id}-help`} error={error !== ''}>
        {error || help}
      </FormHelperText>
    </Box>
  );
}
