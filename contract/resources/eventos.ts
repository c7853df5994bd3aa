import { sameNameAndDay } from '../duplicates/identity.ts';
import type { ResourceRest } from './resource.ts';

export const eventos = {
  noun: 'el evento',
  gender: 'm',
  title: 'Eventos',
  nameColumns: ['nombre'],
  archivable: true,
  visibility: { scheduled: true, activeColumn: 'estado' },
  inSitemap: true,
  inCalendar: true,
  draft: {
    name: { fields: ['nombre'], missing: 'Escriba el nombre' },
    file: { field: 'imagen', stored: 'nombre_imagen' },
  },
  fileColumns: { imagen: { holds: 'name', shownWithRecord: true, text: 'descripcion_imagen', upload: 'picture' } },
  linkColumns: ['url_noticia_divulgacion', 'url_pagina_evento'],
  // The news of an event that the group organized.
  shownLinks: { url_noticia_divulgacion: { column: 'tipo', values: [1] } },
  linkListColumns: ['urls_adicionales'],
  firstStep: 'evento',
  identity: sameNameAndDay('nombre', 'fecha'),
  imported: true,
  namesAuthors: true,
  transferred: true,
  answers: { one: 'evento', many: 'eventos' },
  calls: {
    list: 'listEventos',
    one: 'getEvento',
    add: 'addEvento',
    update: 'updateEvento',
    toggle: 'toggleEvento',
    delete: 'deleteEvento',
  },
} as const satisfies ResourceRest;
