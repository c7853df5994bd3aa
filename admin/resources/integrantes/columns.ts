import type { Integrante } from '../../../dataProvider/resources/integrantes.ts';
import { absoluteUrl, storedPicture } from '../../addresses/images.ts';
import { grupoLabel } from '../../display/grupos.ts';
import type { CsvColumn } from '../../records/export/csv.ts';

export const INTEGRANTE_COLUMNS: readonly CsvColumn<Integrante>[] = [
  { header: 'Identificador', value: ({ id }) => id },
  { header: 'Nombres', value: ({ nombres }) => nombres },
  { header: 'Apellidos', value: ({ apellidos }) => apellidos },
  { header: 'Cargo', value: ({ cargo }) => cargo },
  { header: 'Grupo', value: ({ grupo }) => grupoLabel(grupo) },
  { header: 'Profesión', value: ({ profesion }) => profesion },
  { header: 'Correo electrónico', value: ({ email }) => email },
  { header: 'Estudios', value: ({ estudios }) => estudios.join('\n') },
  { header: 'Áreas temáticas', value: ({ areas_tematicas }) => areas_tematicas.join('\n') },
  { header: 'Perfil de LinkedIn', value: ({ url_linkedin }) => url_linkedin },
  { header: 'Hoja de vida', value: ({ url_hv }) => url_hv },
  {
    header: 'Imagen',
    value: ({ nombre_imagen }) => (nombre_imagen ? absoluteUrl(storedPicture('integrantes', nombre_imagen)) : ''),
  },
  { header: 'Creado por', value: ({ created_by }) => created_by },
  { header: 'ORCID', value: ({ orcid }) => orcid },
  { header: 'CvLAC', value: ({ url_cvlac }) => url_cvlac },
  { header: 'Google Scholar', value: ({ url_google_scholar }) => url_google_scholar },
  { header: 'Publicar desde', value: ({ publicar_desde }) => publicar_desde },
  { header: 'Publicar hasta', value: ({ publicar_hasta }) => publicar_hasta },
];
