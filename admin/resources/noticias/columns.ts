import type { Noticia } from '../../../dataProvider/resources/noticias.ts';
import type { CsvColumn } from '../../records/export/csv.ts';
import { imagenColumns } from '../../records/export/imagenColumns.ts';

/** The columns of the CSV export. The text is HTML, as it is stored. */
export const NOTICIA_COLUMNS: readonly CsvColumn<Noticia>[] = [
  { header: 'Identificador', value: ({ id }) => id },
  { header: 'Título', value: ({ titulo }) => titulo },
  { header: 'Fecha', value: ({ fecha }) => fecha },
  { header: 'Resumen', value: ({ resumen }) => resumen },
  { header: 'Texto de la noticia', value: ({ texto }) => texto },
  ...imagenColumns<Noticia>('noticias'),
  { header: 'Identificador del proyecto', value: ({ proyecto_id }) => proyecto_id ?? '' },
  { header: 'Identificador del producto', value: ({ producto_id }) => producto_id ?? '' },
  { header: 'Identificador del evento', value: ({ evento_id }) => evento_id ?? '' },
  { header: 'Fuente', value: ({ url_fuente }) => url_fuente },
  { header: 'Activo', value: ({ activo }) => (activo ? 'Sí' : 'No') },
  { header: 'Creado por', value: ({ created_by }) => created_by },
  { header: 'Actualizado por', value: ({ updated_by }) => updated_by },
  { header: 'Publicar desde', value: ({ publicar_desde }) => publicar_desde },
  { header: 'Publicar hasta', value: ({ publicar_hasta }) => publicar_hasta },
];
