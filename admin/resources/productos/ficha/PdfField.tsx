import { Link } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { FULL_TEXT } from '../../../../contract/entities/file.ts';
import { sizeText } from '../../../../contract/values/sizeText.ts';
import type { Producto } from '../../../../dataProvider/resources/productos.ts';
import { HOST } from '../../../addresses/host.ts';
import { FileField } from '../../../records/forms/inputs/FileField.tsx';
import { FileAction, FileRow } from '../../../records/forms/inputs/FileRow.tsx';
import { useStoredFile } from '../../../records/forms/inputs/useStoredFile.ts';

const HELP = `PDF de hasta ${sizeText(FULL_TEXT.max)}. Google Scholar lee como máximo 5 MB, con texto que se pueda buscar.`;

/** Chooses, replaces or removes the full text, with the record's save. */
export function PdfField() {
  const stored = useRecordContext<Producto>();
  const { isRemoved, resets, change } = useStoredFile('pdf');
  const hasStored = stored !== undefined && stored.pdf_bytes > 0;

  return (
    <FileField
      key={resets}
      source="pdf"
      rule={FULL_TEXT}
      help={HELP}
      show={(chosen) => {
        if (chosen) {
          return (
            <FileRow action={<FileAction text="Descartar el archivo elegido" onClick={() => change(null)} />}>
              {chosen.title}
              {chosen.rawFile === null ? '' : ` · ${sizeText(chosen.rawFile.size)}`}
              {hasStored ? ' · reemplazará al PDF guardado' : ''}
            </FileRow>
          );
        }
        if (!hasStored) return null;
        if (isRemoved) {
          return (
            <FileRow action={<FileAction text="Conservar el PDF" onClick={() => change(null)} />}>
              El PDF se eliminará al guardar.
            </FileRow>
          );
        }
        return (
          <FileRow action={<FileAction text="Eliminar el PDF" onClick={() => change(false)} />}>
            <Link href={HOST + stored.url_pdf} target="_blank" rel="noopener">
              PDF guardado
            </Link>{' '}
            · {sizeText(stored.pdf_bytes)}
          </FileRow>
        );
      }}
    />
  );
}
