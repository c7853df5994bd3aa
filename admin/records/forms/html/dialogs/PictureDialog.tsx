import { Box, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { pathOfTextFile } from '../../../../../contract/addresses/textFiles.ts';
import { NAME_MAX, SHORT_TEXT_MAX } from '../../../../../contract/values/constants.ts';
import { labels } from '../../../../../i18n/labels.ts';
import { HOST } from '../../../../addresses/host.ts';
import type { Picture } from '../schema/figure.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { useTextFile } from './useTextFile.tsx';

interface PictureDialogProps {
  /** the chosen file, or the picture of the text that is changed */
  source: File | Picture;
  onDone: (picture: Picture) => void;
  onClose: () => void;
}

/** The address of a picture that the server may not have yet. */
function usePreview(source: File | Picture): string {
  const [address, setAddress] = useState('');
  useEffect(() => {
    if (!(source instanceof File)) {
      setAddress(HOST + source.src);
      return;
    }
    const created = URL.createObjectURL(source);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [source]);
  return address;
}

/** The texts of a picture. A new one is sent meanwhile. */
export function PictureDialog({ source, onDone, onClose }: PictureDialogProps) {
  const file = source instanceof File ? source : null;
  const stored = source instanceof File ? null : source;
  const preview = usePreview(source);
  const [alt, setAlt] = useState(stored?.alt ?? '');
  const [isDecorative, setDecorative] = useState(stored?.alt === '');
  const [caption, setCaption] = useState(stored?.caption ?? '');
  const [isMissing, setMissing] = useState(false);
  const texts = { alt: isDecorative ? '' : alt.trim(), caption: caption.trim() };

  const { isWaiting, ask, unask, progress } = useTextFile(file, ({ nombre, ancho, alto }) =>
    onDone({ src: pathOfTextFile(nombre), width: ancho, height: alto, ...texts }),
  );

  const submit = () => {
    if (!isDecorative && texts.alt === '') setMissing(true);
    else if (stored !== null) onDone({ ...stored, ...texts });
    else ask();
  };
  return (
    <BlockDialog
      title={stored === null ? 'Insertar imagen' : 'Editar imagen'}
      submitLabel={stored === null ? 'Insertar' : 'Aplicar'}
      isWaiting={isWaiting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box
        component="img"
        src={preview || undefined}
        alt={`Vista previa de ${file?.name ?? 'la imagen'}`}
        sx={{ alignSelf: 'center', maxWidth: '100%', height: 160, objectFit: 'contain', borderRadius: '10px' }}
      />
      {progress}
      <TextField
        label={labels.imagen_de_texto.alt}
        autoFocus
        required={!isDecorative}
        disabled={isDecorative}
        value={isDecorative ? '' : alt}
        error={isMissing}
        helperText={
          isMissing
            ? 'Escriba el texto alternativo o marque la imagen como decorativa'
            : 'Lo que muestra la imagen, para quien no la ve.'
        }
        onChange={(event) => {
          setAlt(event.target.value);
          unask();
          setMissing(false);
        }}
        slotProps={{ htmlInput: { maxLength: SHORT_TEXT_MAX } }}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={isDecorative}
            onChange={(event) => {
              setDecorative(event.target.checked);
              unask();
              setMissing(false);
            }}
          />
        }
        label="Decorativa: no dice nada que el texto no diga"
      />
      <TextField
        label={labels.imagen_de_texto.pie}
        value={caption}
        helperText="Opcional. Se lee debajo de la imagen, por ejemplo quién la hizo."
        onChange={(event) => setCaption(event.target.value)}
        slotProps={{ htmlInput: { maxLength: NAME_MAX } }}
      />
    </BlockDialog>
  );
}
