import type { PublicRoute } from '../../../contract/addresses/siteRoutes.ts';
import { RESOURCE_OF_PAGE } from '../../../contract/resources/recordPages.ts';
import { partsOf } from '../../../contract/resources/resources.ts';
import { escapeMarkup } from '../../documents/text.ts';
import { descriptionTags } from './identityTags.ts';
import { meta } from './meta.ts';
import type { PageFacts } from './pageFacts.ts';

const ogTypeOf = (route: PublicRoute): string =>
  ('id' in route && partsOf(RESOURCE_OF_PAGE[route.page]).ogType) || 'website';

/** Title, description, robots, canonical address, Open Graph and Twitter card. Without PUBLIC_URL, absolute addresses are left out. */
export function metaTags({ route, path, settings, title, heading, description, indexed, origin }: PageFacts): string[] {
  const address = origin === '' || !indexed ? null : `${origin}${path}`;
  return [
    `<title>${escapeMarkup(title)}</title>`,
    ...descriptionTags(description, settings.identidad),
    ...(indexed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(address === null
      ? []
      : [`<link rel="canonical" href="${escapeMarkup(address)}" />`, meta('property', 'og:url', address)]),
    meta('property', 'og:type', ogTypeOf(route)),
    meta('property', 'og:site_name', settings.identidad.nombre),
    meta('property', 'og:locale', 'es_CO'),
    meta('property', 'og:title', heading),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}
