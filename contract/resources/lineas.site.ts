import { UPLOADS_FOLDER } from '../values/uploadsFolder.ts';
import type { SitePart } from './resource.ts';

export const siteLineas = {
  page: 'linea',
  call: 'listProyectosByLinea',
  searched: true,
  visited: true,
  // A card of the home, and the banner of a line's page.
  pictures: { folder: `${UPLOADS_FOLDER}/lineas`, widths: [400, 800, 1600] },
} as const satisfies SitePart;
