import { RESOURCE_OF_PAGE } from '../../../contract/resources/recordPages.ts';
import { answerTo, recordAnswer } from '../../resources/parts/ownAnswers.ts';
import type { RecordPagePart } from '../../resources/parts/publicParts.ts';
import { serverResources } from '../../resources/serverResources.ts';
import { SHARE_IMAGE_SIZE, shareImageOfPage, shareImagePath } from '../../shareImages/shareImage.ts';
import { meta } from '../document/elements.ts';
import type { PageFacts } from './pageFacts.ts';

/** The record that the page is about; null for another page, or if the record was not found. */
function recordOfPage({ route, answers }: PageFacts): object | null {
  if (route.page === 'pagina') return answerTo(answers, 'getPublicPagina')?.pagina ?? null;
  if (!('id' in route)) return null;
  const answer = recordAnswer(answers, route.page);
  const parts: RecordPagePart = serverResources[RESOURCE_OF_PAGE[route.page]];
  return answer === undefined ? null : parts.recordOf(answer);
}

/** The share image of a page. Its address must be absolute, so there is none without PUBLIC_URL. */
export function imageTags(facts: PageFacts): string[] {
  const { route, settings, origin } = facts;
  const image = shareImageOfPage(route, recordOfPage(facts), settings);
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
