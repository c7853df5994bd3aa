import type { Noticia } from '../../../dataProvider/resources/noticias.ts';
import { csvColumns, pictureCell } from '../../records/export/csv.ts';

/** The text is HTML, as it is stored. */
export const NOTICIA_COLUMNS = csvColumns<'noticias', Noticia>('noticias', {
  headers: {
    proyecto_id: 'Identificador del proyecto',
    producto_id: 'Identificador del producto',
    evento_id: 'Identificador del evento',
    activo: 'Activo',
  },
  cells: { nombre_imagen: ({ nombre_imagen }) => pictureCell('noticias', nombre_imagen) },
});
