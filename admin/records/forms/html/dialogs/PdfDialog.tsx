import { TextField } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { pathOfTextFile } from '../../../../../contract/addresses/textFiles.ts';
import type { AddedArchivo } from '../../../../../contract/entities/archivo.ts';
import { SHORT_TEXT_MAX } from '../../../../../contract/values/constants.ts';
import { sizeText } from '../../../../../contract/values/sizeText.ts';
import { labels } from '../../../../../i18n/labels.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { SendState } from './SendState.tsx';
import { useTextFile } from './useTextFile.ts';

interface PdfDialogProps {
  file: File;
  /** @param text of the link */
  onDone: (href: string, text: string) => void;
  onClose: () => void;
}

/** The name of a PDF file, which is sent meanwhile. */
export function PdfDialog({ file, onDone, onClose }: PdfDialogProps) {
  const { sent, failure, retry } = useTextFile(file);
  const [name, setName] = useState(file.name.replace(/\.pdf$/i, '').replaceAll('_', ' '));
  const [isMissing, setMissing] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const size = ` (PDF, ${sizeText(sent?.bytes ?? file.size)})`;

  const insert = useEffectEvent(({ nombre }: AddedArchivo) => onDone(pathOfTextFile(nombre), name.trim() + size));
  useEffect(() => {
    if (isWaiting && sent !== null) insert(sent);
  }, [isWaiting, sent]);

  const submit = () => {
    if (name.trim() === '') setMissing(true);
    else {
      if (failure !== '') retry();
      setWaiting(true);
    }
  };
  return (
    <BlockDialog
      title="Insertar archivo PDF"
      submitLabel="Insertar"
      isWaiting={isWaiting && failure === ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <SendState name={file.name} isSent={sent !== null} failure={failure} onRetry={retry} />
      <TextField
        label={labels.pdf_de_texto.nombre}
        autoFocus
        required
        value={name}
        error={isMissing}
        helperText={isMissing ? 'Escriba el nombre del archivo' : `El enlace dirá «${name.trim()}${size}».`}
        onChange={(event) => {
          setName(event.target.value);
          // What is written after 'Insertar' is asked for again.
          setWaiting(false);
          setMissing(false);
        }}
        slotProps={{ htmlInput: { maxLength: SHORT_TEXT_MAX } }}
        sx={{ mt: 1 }}
      />
    </BlockDialog>
  );
}
