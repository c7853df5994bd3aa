import type { Pictured } from '../../../contract/resources/siteResources.ts';
import type { Imagen } from '../../../dataProvider/resources/imagen.ts';
import { absoluteUrl, storedPicture } from '../../addresses/images.ts';
import type { CsvColumn } from './csv.ts';

/** The address and the alternative text of a record's picture. */
export const imagenColumns = <R extends Imagen>(recurso: Pictured): readonly CsvColumn<R>[] => [
  {
    header: 'Imagen',
    value: ({ nombre_imagen }) => (nombre_imagen ? absoluteUrl(storedPicture(recurso, nombre_imagen)) : ''),
  },
  { header: 'Descripción de la imagen', value: ({ descripcion_imagen }) => descripcion_imagen },
];
