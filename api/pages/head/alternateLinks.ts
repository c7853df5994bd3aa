import { documentPaths, FEED_FORMATS, type FeedName } from '../../../contract/documentPaths.ts';
import { LIST_FEEDS } from '../../../contract/resources/siteResources.ts';
import { lineaAt, slugOfLinea } from '../../../contract/siteLineas.ts';
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

const alternate = (type: string, href: string): string => `<link rel="alternate" type="${type}" href="${href}" />`;

/** The feeds and the calendar that carry the content of a page. */
export function alternateLinks(facts: PageFacts): string[] {
  if (!facts.settings.identidad.publicado) return [];
  const feeds = feedsOf(facts).flatMap((name) =>
    FEED_FORMATS.map((format) => alternate(TYPES[format], documentPaths.feed(name, format))),
  );
  const { route } = facts;
  if (route.page === 'eventos' || route.page === 'inicio')
    return [...feeds, alternate('text/calendar', documentPaths.calendar)];
  if (route.page !== 'evento' || route.id === null) return feeds;
  return [...feeds, alternate('text/calendar', documentPaths.eventoCalendar(route.id))];
}
