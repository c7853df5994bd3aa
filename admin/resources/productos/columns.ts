import type { Producto } from '../../../dataProvider/resources/productos.ts';
import { HOST } from '../../addresses/host.ts';
import { absoluteUrl } from '../../addresses/images.ts';
import { displayValue, isFilled } from '../../display/displayValue.ts';
import { fieldLabel } from '../../display/fieldLabel.ts';
import type { CsvColumn } from '../../records/export/csv.ts';
import { FICHA_FIELDS, type FichaField } from './fichaFields.ts';

/** Dates stay as stored, so that spreadsheets sort them. */
const isDateField = (field: FichaField): boolean => field.includes('fecha');
const isPersonField = (field: FichaField): boolean => field === 'autores' || field === 'editores';

function fichaCell(producto: Producto, field: FichaField): string {
  const value = producto[field];
  if (!isFilled(value) || value === 0) return '';
  // A list is one item a line, because an item can hold commas.
  if (field === 'palabras_clave') return producto.palabras_clave.join('\n');
  if (isDateField(field)) return String(value);
  const text = displayValue('productos', field, value);
  return isPersonField(field) ? text.replaceAll('\n', '; ') : text;
}

const FICHA_COLUMNS = FICHA_FIELDS.map(
  (field): CsvColumn<Producto> => ({
    header: fieldLabel('productos', field),
    value: (producto) => fichaCell(producto, field),
  }),
);

/** The columns of the CSV export. Those of the bibliographic record are last, so that the others keep their places. */
export const PRODUCTO_COLUMNS: readonly CsvColumn<Producto>[] = [
  { header: 'Identificador', value: ({ id }) => id },
  { header: 'Nombre', value: ({ nombre }) => nombre },
  { header: 'Tipo', value: ({ tipo }) => tipo },
  { header: 'Descripción', value: ({ descripcion }) => descripcion },
  { header: 'Enlace externo', value: ({ enlace }) => enlace },
  { header: 'Proyecto asignado', value: ({ proyecto_nombre }) => proyecto_nombre },
  { header: 'Objetivo del proyecto', value: ({ proyecto_objetivo }) => proyecto_objetivo },
  { header: 'Creado por', value: ({ created_by }) => created_by },
  { header: 'Actualizado por', value: ({ updated_by }) => updated_by },
  ...FICHA_COLUMNS,
  { header: 'Tamaño del texto completo', value: ({ pdf_bytes }) => pdf_bytes || '' },
  { header: 'Texto completo (PDF)', value: ({ url_pdf }) => (url_pdf === '' ? '' : absoluteUrl(HOST + url_pdf)) },
  { header: 'Publicar desde', value: ({ publicar_desde }) => publicar_desde },
  { header: 'Publicar hasta', value: ({ publicar_hasta }) => publicar_hasta },
];
