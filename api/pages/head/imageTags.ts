import { SHARE_IMAGE_SIZE, shareImageOfPage, shareImagePath } from '../../shareImages/shareImage.ts';
import { recordOf } from '../canonicalPath.ts';
import { meta } from './meta.ts';
import type { PageFacts } from './pageFacts.ts';

/** The share image of a page. Its address must be absolute, so there is none without PUBLIC_URL. */
export function imageTags({ route, answers, settings, origin }: PageFacts): string[] {
  const image = shareImageOfPage(route, recordOf(answers), settings);
  if (image === null || origin === '') return [];
  const address = `${origin}${shareImagePath(image)}`;
  return [
    meta('property', 'og:image', address),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', String(SHARE_IMAGE_SIZE.width)),
    meta('property', 'og:image:height', String(SHARE_IMAGE_SIZE.height)),
    meta('property', 'og:image:alt', [image.title, image.label].filter(Boolean).join('. ')),
    meta('name', 'twitter:image', address),
  ];
}
