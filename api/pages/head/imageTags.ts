import { PREVIEW_SIZE, previewOfPage, previewPath } from '../../previews/preview.ts';
import { recordOf } from '../canonicalPath.ts';
import { meta } from './meta.ts';
import type { PageFacts } from './pageFacts.ts';

/** The preview image of a page. Its address must be absolute, so there is none without PUBLIC_URL. */
export function imageTags({ route, answers, settings, origin }: PageFacts): string[] {
  const preview = previewOfPage(route, recordOf(answers), settings);
  if (preview === null || origin === '') return [];
  const address = `${origin}${previewPath(preview)}`;
  return [
    meta('property', 'og:image', address),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', String(PREVIEW_SIZE.width)),
    meta('property', 'og:image:height', String(PREVIEW_SIZE.height)),
    meta('property', 'og:image:alt', [preview.title, preview.label].filter(Boolean).join('. ')),
    meta('name', 'twitter:image', address),
  ];
}
