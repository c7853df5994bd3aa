import { UPLOADS_FOLDER } from '../values/uploadsFolder.ts';
import type { SitePart } from './resource.ts';

export const siteConvenios = {
  // A slide of the logo carousel, at 1x and 2x.
  pictures: { folder: `${UPLOADS_FOLDER}/convenios`, widths: [170, 340] },
} as const satisfies SitePart;
