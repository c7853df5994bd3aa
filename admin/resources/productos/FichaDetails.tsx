import { Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { doiUrl } from '../../../contract/bibliography/doi.ts';
import type { Producto } from '../../../dataProvider/resources/productos.ts';
import { partialDate } from '../../../i18n/dates.ts';
import { HOST } from '../../addresses/host.ts';
import { Detail } from '../../components/Detail.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { displayValue } from '../../display/displayValue.ts';
import { fieldLabel } from '../../display/fieldLabel.ts';
import { FICHA_FIELDS, type FichaField, isFilledIn } from './fichaFields.ts';

function shownValue(producto: Producto, field: FichaField): ReactNode {
  if (field === 'doi') return <ExternalLink url={doiUrl(producto.doi)} text={producto.doi} />;
  if (field === 'fecha_publicacion') return partialDate(producto.fecha_publicacion);
  return displayValue('productos', field, producto[field]);
}

export function FichaDetails({ producto }: { producto: Producto }) {
  const filled = FICHA_FIELDS.filter((field) => isFilledIn(producto[field]));
  return (
    <>
      {filled.map((field) => (
        <Detail key={field} label={fieldLabel('productos', field)}>
          <Box sx={{ whiteSpace: 'pre-line' }}>{shownValue(producto, field)}</Box>
        </Detail>
      ))}
      {producto.pdf_bytes > 0 ? (
        <Detail label={fieldLabel('productos', 'pdf')}>
          <Link href={HOST + producto.url_pdf} target="_blank" rel="noopener">
            Abrir el PDF
          </Link>{' '}
          · {displayValue('productos', 'pdf_bytes', producto.pdf_bytes)}
        </Detail>
      ) : null}
    </>
  );
}
