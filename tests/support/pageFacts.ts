import type { PageFacts } from '../../api/pages/head/pageFacts.ts';
import { matchRoute } from '../../contract/addresses/siteRoutes.ts';
import type { AnswerOf, InputOf } from '../../contract/calls/callTypes.ts';
import { requestKey } from '../../contract/calls/requestKey.ts';
import type { SiteEndpointName } from '../../contract/calls/siteEndpoints.ts';

import { SETTINGS } from './siteSettings.ts';

export const ORIGIN = 'https://grupo.example.org';

/** An answer to a call, as a page's facts have it. */
export const answered = <K extends SiteEndpointName>(name: K, input: InputOf<K>, answer: AnswerOf<K>) => ({
  [requestKey(name, input)]: answer,
});

/** What the head of the page at a canonical path is made from. */
export function factsOf(path: string, changes: Partial<PageFacts> = {}): PageFacts {
  const route = matchRoute(path);
  if (route.page === 'admin') throw new Error('not a page of the site');
  return {
    route,
    path,
    answers: {},
    settings: SETTINGS,
    title: 'T',
    heading: 'H',
    description: 'D',
    indexed: true,
    origin: ORIGIN,
    today: '2026-11-26',
    ...changes,
  };
}
