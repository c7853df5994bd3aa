import type { Producto } from '../../../dataProvider/resources/productos.ts';
import { HOST } from '../../addresses/host.ts';
import { absoluteUrl } from '../../addresses/images.ts';
import { displayValue, isFilled } from '../../display/displayValue.ts';
import { csvColumns } from '../../records/export/csv.ts';
import type { FichaField } from './fichaFields.ts';

/** A number of 0 means no. */
const shown = (field: FichaField) => (producto: Producto) => {
  const value = producto[field];
  return isFilled(value) && value !== 0 ? displayValue('productos', field, value) : '';
};

const personas = (field: FichaField) => (producto: Producto) => shown(field)(producto).replaceAll('\n', '; ');

export const PRODUCTO_COLUMNS = csvColumns<'productos', Producto>('productos', {
  cells: {
    autores: personas('autores'),
    en_prensa: shown('en_prensa'),
    idioma: shown('idioma'),
    editores: personas('editores'),
    acceso: shown('acceso'),
    licencia: shown('licencia'),
    pdf_bytes: ({ pdf_bytes }) => pdf_bytes || '',
    pdf: ({ url_pdf }) => (url_pdf === '' ? '' : absoluteUrl(HOST + url_pdf)),
  },
});
