import { TextField } from '@mui/material';
import { useState } from 'react';
import { pathOfTextFile } from '../../../../../contract/addresses/textFiles.ts';
import { SHORT_TEXT_MAX } from '../../../../../contract/values/constants.ts';
import { sizeText } from '../../../../../contract/values/sizeText.ts';
import { labels } from '../../../../../i18n/labels.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { useTextFile } from './useTextFile.tsx';

interface PdfDialogProps {
  file: File;
  /** @param text of the link */
  onDone: (href: string, text: string) => void;
  onClose: () => void;
}

/** The name of a PDF file, which is sent meanwhile. */
export function PdfDialog({ file, onDone, onClose }: PdfDialogProps) {
  const [name, setName] = useState(file.name.replace(/\.pdf$/i, '').replaceAll('_', ' '));
  const [isMissing, setMissing] = useState(false);
  const { sent, isWaiting, ask, unask, progress } = useTextFile(file, ({ nombre }) =>
    onDone(pathOfTextFile(nombre), name.trim() + size),
  );
  const size = ` (PDF, ${sizeText(sent?.bytes ?? file.size)})`;

  const submit = () => {
    if (name.trim() === '') setMissing(true);
    else ask();
  };
  return (
    <BlockDialog
      title="Insertar archivo PDF"
      submitLabel="Insertar"
      isWaiting={isWaiting}
      onSubmit={submit}
      onClose={onClose}
    >
      {progress}
      <TextField
        label={labels.pdf_de_texto.nombre}
        autoFocus
        required
        value={name}
        error={isMissing}
        helperText={isMissing ? 'Escriba el nombre del archivo' : `El enlace dirá «${name.trim()}${size}».`}
        onChange={(event) => {
          setName(event.target.value);
          unask();
          setMissing(false);
        }}
        slotProps={{ htmlInput: { maxLength: SHORT_TEXT_MAX } }}
        sx={{ mt: 1 }}
      />
    </BlockDialog>
  );
}
