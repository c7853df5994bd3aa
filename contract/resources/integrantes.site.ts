import { UPLOADS_FOLDER } from '../values/uploadsFolder.ts';
import type { SitePart } from './resource.ts';

export const siteIntegrantes = {
  page: 'integrante',
  segment: 'integrante_grupo_investigacion',
  call: 'getIntegrante',
  list: { segment: 'integrantes_grupo_investigacion', filters: ['q', 'grupo'], call: 'listPublicIntegrantes' },
  counted: {},
  searched: true,
  firstByName: true,
  visited: true,
  pictures: { folder: UPLOADS_FOLDER, widths: [160, 320, 480, 640] },
} as const satisfies SitePart;
