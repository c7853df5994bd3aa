import { documentPaths, FEED_FORMATS, type FeedName } from '../../../contract/addresses/documentPaths.ts';
import { lineaAt, slugOfLinea } from '../../../contract/addresses/siteLineas.ts';
import type { PublicRoute } from '../../../contract/addresses/siteRoutes.ts';
import { IN_CALENDAR } from '../../../contract/resources/resources.ts';
import { LIST_FEEDS, siteResources } from '../../../contract/resources/siteResources.ts';
import { documentAddress } from '../../documents/documentRow.ts';
import { serverResources } from '../../resources/serverResources.ts';
import type { PageFacts } from './pageFacts.ts';

const TYPES = { atom: 'application/atom+xml', json: 'application/feed+json' } as const;

function feedsOf({ route, settings }: PageFacts): FeedName[] {
  switch (route.page) {
    case 'inicio':
      return [...LIST_FEEDS];
    case 'linea': {
      const linea = lineaAt(settings.lineas, route.slug);
      return linea === null ? [] : [`lineas/${slugOfLinea(linea)}`];
    }
    default:
      return LIST_FEEDS.filter((name) => name === route.page);
  }
}

function calendarsOf(route: PublicRoute): string[] {
  return IN_CALENDAR.flatMap((name) => {
    const { path, pattern } = serverResources[name].calendar;
    if (route.page === 'inicio' || route.page === name) return [path];
    return route.page === siteResources[name].page && route.id !== null ? [documentAddress(pattern, route.id, '')] : [];
  });
}

const alternate = (type: string, href: string): string => `<link rel="alternate" type="${type}" href="${href}" />`;

/** The feeds and the calendars that carry the content of a page. */
export function alternateLinks(facts: PageFacts): string[] {
  if (!facts.settings.identidad.publicado) return [];
  const feeds = feedsOf(facts).flatMap((name) =>
    FEED_FORMATS.map((format) => alternate(TYPES[format], documentPaths.feed(name, format))),
  );
  return [...feeds, ...calendarsOf(facts.route).map((path) => alternate('text/calendar', path))];
}
