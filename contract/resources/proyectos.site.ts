import { UPLOADS_FOLDER } from '../values/uploadsFolder.ts';
import type { SitePart } from './resource.ts';

export const siteProyectos = {
  page: 'proyecto',
  segment: 'proyecto_investigacion',
  call: 'getProyecto',
  list: {
    segment: 'proyectos_investigacion',
    filters: ['q', 'estado', 'linea', 'desde', 'hasta'],
    call: 'listPublicProyectos',
  },
  teaser: true,
  inFooter: true,
  counted: { since: 'fecha_inicio' },
  searched: true,
  visited: true,
  feed: true,
  pictures: { folder: `${UPLOADS_FOLDER}/proyectos`, widths: [320, 480, 640, 960, 1280] },
} as const satisfies SitePart;
