import type { Convenio } from '../../../dataProvider/resources/convenios.ts';
import { absoluteUrl, storedPicture } from '../../addresses/images.ts';
import type { CsvColumn } from '../../records/export/csv.ts';

export const CONVENIO_COLUMNS: readonly CsvColumn<Convenio>[] = [
  { header: 'Identificador', value: ({ id }) => id },
  { header: 'Nombre', value: ({ nombre }) => nombre },
  { header: 'Descripción', value: ({ descripcion }) => descripcion },
  { header: 'Sitio web', value: ({ url_web }) => url_web },
  { header: 'Logo', value: ({ logo }) => (logo ? absoluteUrl(storedPicture('convenios', logo)) : '') },
  { header: 'Estado', value: ({ activo }) => (activo ? 'Activo' : 'Inactivo') },
  { header: 'Publicar desde', value: ({ publicar_desde }) => publicar_desde },
  { header: 'Publicar hasta', value: ({ publicar_hasta }) => publicar_hasta },
];
