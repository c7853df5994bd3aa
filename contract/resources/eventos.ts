import { sameNameAndDay } from '../duplicates/named.ts';
import type { ResourceRest } from './resource.ts';

export const eventos = {
  noun: 'el evento',
  gender: 'm',
  title: 'Eventos',
  nameColumns: ['nombre'],
  archivable: true,
  visibility: { scheduled: true, activeColumn: 'estado' },
  inSitemap: true,
  answerField: 'evento',
  inCalendar: true,
  draft: {
    name: { fields: ['nombre'], missing: 'Escriba el nombre' },
    file: { field: 'imagen', stored: 'nombre_imagen' },
  },
  fileColumns: { imagen: { holds: 'name', shownWithRecord: true, picture: true } },
  linkColumns: ['url_noticia_divulgacion', 'url_pagina_evento'],
  linkListColumns: ['urls_adicionales'],
  firstStep: 'evento',
  identity: sameNameAndDay('nombre', 'fecha'),
  imported: true,
  calls: { add: 'addEvento', update: 'updateEvento' },
} as const satisfies ResourceRest;
