import type { Evento } from '../../../dataProvider/resources/eventos.ts';
import { tipoLabel } from '../../display/choices.ts';
import { csvColumns, pictureCell } from '../../records/export/csv.ts';

export const EVENTO_COLUMNS = csvColumns<'eventos', Evento>('eventos', {
  headers: {
    nombre: 'Nombre',
    tipo: 'Tipo',
    activo: 'Activo',
    url_noticia_divulgacion: 'Noticia de divulgación',
    url_pagina_evento: 'Página del evento',
  },
  cells: {
    tipo: ({ tipo }) => tipoLabel(tipo),
    urls_adicionales: ({ urls_adicionales }) => urls_adicionales.join(' '),
    nombre_imagen: ({ nombre_imagen }) => pictureCell('eventos', nombre_imagen),
  },
});
