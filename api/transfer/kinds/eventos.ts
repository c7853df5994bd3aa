import { eventosIn } from '../../../contract/wire/evento.ts';
import type { KindPart } from './kindPart.ts';

export const eventos: KindPart = {
  ids: ['id', 'id_evento'],
  lists: ['listEventos', 'listPublicEventos'],
  listIn: eventosIn,
  names: { nombre: ['nombre', 'titulo'] },
  specified: [
    ...['nombre', 'descripcion', 'fecha', 'lugar', 'pais', 'tipo', 'estado', 'url_noticia_divulgacion'],
    ...['nombre_ponencia', 'url_pagina_evento', 'urls_adicionales', 'created_by', 'created_by_name'],
    ...['updated_by', 'updated_by_name'],
  ],
  // Forms send 2 for inactive, lists 0. Types that nobody knows are shown as 'Sin tipo'.
  states: { estado: { otherwise: 0, also: { 2: 0 } }, tipo: { otherwise: 0, ifAbsent: 0, isAny: true } },
};
