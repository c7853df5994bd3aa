import type { Evento } from '../../../dataProvider/resources/eventos.ts';
import { tipoLabel } from '../../display/tipos.ts';
import type { CsvColumn } from '../../records/export/csv.ts';
import { imagenColumns } from '../../records/export/imagenColumns.ts';

export const EVENTO_COLUMNS: readonly CsvColumn<Evento>[] = [
  { header: 'Identificador', value: ({ id }) => id },
  { header: 'Nombre', value: ({ nombre }) => nombre },
  { header: 'Fecha', value: ({ fecha }) => fecha },
  { header: 'Tipo', value: ({ tipo }) => tipoLabel(tipo) },
  { header: 'Descripción', value: ({ descripcion }) => descripcion },
  { header: 'Lugar', value: ({ lugar }) => lugar },
  { header: 'País', value: ({ pais }) => pais },
  { header: 'Activo', value: ({ activo }) => (activo ? 'Sí' : 'No') },
  { header: 'Noticia de divulgación', value: ({ url_noticia_divulgacion }) => url_noticia_divulgacion },
  { header: 'Nombre de la ponencia', value: ({ nombre_ponencia }) => nombre_ponencia },
  { header: 'Página del evento', value: ({ url_pagina_evento }) => url_pagina_evento },
  { header: 'URL adicionales', value: ({ urls_adicionales }) => urls_adicionales.join(' ') },
  ...imagenColumns<Evento>('eventos'),
  { header: 'Registrado por', value: ({ created_by_name }) => created_by_name },
  { header: 'Actualizado por', value: ({ updated_by_name }) => updated_by_name },
  { header: 'Publicar desde', value: ({ publicar_desde }) => publicar_desde },
  { header: 'Publicar hasta', value: ({ publicar_hasta }) => publicar_hasta },
];
