import { IDIOMA_LABELS, LUGAR_LABELS } from '../../../contract/values/labels.ts';
import type { Pagina } from '../../../dataProvider/resources/paginas.ts';
import { csvColumns, pictureCell } from '../../records/export/csv.ts';

/** The text is HTML, as it is stored. */
export const PAGINA_COLUMNS = csvColumns<'paginas', Pagina>('paginas', {
  headers: { activo: 'Activo' },
  cells: {
    nombre_imagen: ({ nombre_imagen }) => pictureCell('paginas', nombre_imagen),
    idioma: ({ idioma }) => IDIOMA_LABELS[idioma],
    lugar: ({ lugar }) => LUGAR_LABELS[lugar],
  },
});
