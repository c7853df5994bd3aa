import { Button, Link, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FULL_TEXT } from '../../../../contract/entities/file.ts';
import type { Producto } from '../../../../dataProvider/resources/productos.ts';
import { HOST } from '../../../addresses/host.ts';
import { fileSize } from '../../../display/fileSize.ts';
import { FileField } from '../../../records/forms/FileField.tsx';

const HELP = 'PDF de hasta 10 MB. Google Scholar lee como máximo 5 MB, con texto que se pueda buscar.';

/** Chooses, replaces or removes the full text. It is sent after the record is saved. */
export function PdfField() {
  const stored = useRecordContext<Producto>();
  const { setValue } = useFormContext();
  const isRemoved = useWatch({ name: 'pdf' }) === false;
  const [resets, setResets] = useState(0);
  const change = (value: false | null) => {
    setValue('pdf', value, { shouldDirty: true });
    // An empty file input, so that the same file can be chosen again.
    setResets(resets + 1);
  };
  const hasStored = stored !== undefined && stored.pdf_bytes > 0;

  return (
    <FileField
      key={resets}
      source="pdf"
      label="Texto completo (PDF)"
      rule={FULL_TEXT}
      help={HELP}
      preview={(chosen) => {
        if (chosen) {
          return (
            <FileRow action={<Action text="Descartar el archivo elegido" onClick={() => change(null)} />}>
              {chosen.title}
              {chosen.rawFile === null ? '' : ` · ${fileSize(chosen.rawFile.size)}`}
              {hasStored ? ' · reemplazará al PDF guardado' : ''}
            </FileRow>
          );
        }
        if (!hasStored) return null;
        if (isRemoved) {
          return (
            <FileRow action={<Action text="Conservar el PDF" onClick={() => change(null)} />}>
              El PDF se eliminará al guardar.
            </FileRow>
          );
        }
        return (
          <FileRow action={<Action text="Eliminar el PDF" onClick={() => change(false)} />}>
            <Link href={HOST + stored.url_pdf} target="_blank" rel="noopener">
              PDF guardado
            </Link>{' '}
            · {fileSize(stored.pdf_bytes)}
          </FileRow>
        );
      }}
    />
  );
}

function FileRow({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ mb: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{children}</Typography>
      {action}
    </Stack>
  );
}

function Action({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <Button size="small" onClick={onClick}>
      {text}
    </Button>
  );
}
