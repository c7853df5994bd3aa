import { UPLOADS_FOLDER } from '../values/uploadsFolder.ts';
import type { SitePart } from './resource.ts';

export const siteEventos = {
  page: 'evento',
  segment: 'evento',
  call: 'getPublicEvento',
  list: { segment: 'eventos', filters: ['anio', 'tipo'], call: 'listPublicEventos' },
  teaser: true,
  inFooter: true,
  section: 'always',
  searched: true,
  visited: true,
  feed: true,
  pictures: { folder: `${UPLOADS_FOLDER}/eventos`, widths: [320, 480, 640, 960, 1280] },
} as const satisfies SitePart;
