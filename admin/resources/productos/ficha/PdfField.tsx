import { Link } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { FULL_TEXT } from '../../../../contract/entities/file.ts';
import { sizeText } from '../../../../contract/values/sizeText.ts';
import type { Producto } from '../../../../dataProvider/resources/productos.ts';
import { HOST } from '../../../addresses/host.ts';
import { FileField } from '../../../records/forms/inputs/FileField.tsx';

const HELP = `PDF de hasta ${sizeText(FULL_TEXT.max)}. Google Scholar lee como máximo 5 MB, con texto que se pueda buscar.`;

const REMOVAL = {
  discard: 'Descartar el archivo elegido',
  remove: 'Eliminar el PDF',
  keep: 'Conservar el PDF',
  removed: 'El PDF se eliminará al guardar.',
};

/** Chooses, replaces or removes the full text, with the record's save. */
export function PdfField() {
  const stored = useRecordContext<Producto>();
  const hasStored = stored !== undefined && stored.pdf_bytes > 0;
  return (
    <FileField
      source="pdf"
      rule={FULL_TEXT}
      help={HELP}
      stored={
        hasStored ? (
          <>
            <Link href={HOST + stored.url_pdf} target="_blank" rel="noopener">
              PDF guardado
            </Link>{' '}
            · {sizeText(stored.pdf_bytes)}
          </>
        ) : null
      }
      showChosen={({ title, rawFile }) =>
        [
          title,
          ...(rawFile === null ? [] : [sizeText(rawFile.size)]),
          ...(hasStored ? ['reemplazará al PDF guardado'] : []),
        ].join(' · ')
      }
      removal={REMOVAL}
    />
  );
}
