import { UPLOADS_FOLDER } from '../values/uploadsFolder.ts';
import type { SitePart } from './resource.ts';

export const siteIdentidad = {
  // The hero is as wide as the window.
  pictures: { folder: `${UPLOADS_FOLDER}/identidad`, widths: [320, 640, 960, 1440, 1920] },
} as const satisfies SitePart;
