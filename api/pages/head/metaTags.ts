import type { PublicRoute } from '../../../contract/addresses/siteRoutes.ts';
import type { PageAnswers } from '../../../contract/calls/renderedPage.ts';
import { RESOURCE_OF_PAGE } from '../../../contract/resources/recordPages.ts';
import { partsOf } from '../../../contract/resources/resources.ts';
import type { PaginaIdioma } from '../../../contract/values/constants.ts';
import { escapeMarkup } from '../../documents/text.ts';
import { answerTo } from '../../resources/parts/ownAnswers.ts';
import { meta } from '../document/elements.ts';
import { descriptionTags } from './identityTags.ts';
import type { PageFacts } from './pageFacts.ts';

const LOCALES: Readonly<Record<PaginaIdioma, string>> = { es: 'es_CO', en: 'en_US', pt: 'pt_BR', fr: 'fr_FR' };

/** Only the pages that staff write may have another language than the site. */
const languageOf = (answers: PageAnswers): PaginaIdioma => answerTo(answers, 'getPublicPagina')?.pagina.idioma ?? 'es';

const ogTypeOf = (route: PublicRoute): string =>
  ('id' in route && partsOf(RESOURCE_OF_PAGE[route.page]).ogType) || 'website';

/** Title, description, robots, canonical address, Open Graph and Twitter card. Without PUBLIC_URL, absolute addresses are left out. */
export function metaTags(facts: PageFacts): string[] {
  const { route, path, answers, settings, title, heading, description, indexed, origin } = facts;
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
    meta('property', 'og:locale', LOCALES[languageOf(answers)]),
    meta('property', 'og:title', heading),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}
