import { UPLOADS_FOLDER } from '../values/uploadsFolder.ts';
import type { SitePart } from './resource.ts';

export const siteNoticias = {
  page: 'noticia',
  segment: 'noticias',
  call: 'getPublicNoticia',
  list: { segment: 'noticias', filters: ['anio'], call: 'listPublicNoticias' },
  inFooter: true,
  section: 'withRecords',
  searched: true,
  visited: true,
  feed: true,
  pictures: { folder: `${UPLOADS_FOLDER}/noticias`, widths: [160, 320, 480, 640] },
} as const satisfies SitePart;
