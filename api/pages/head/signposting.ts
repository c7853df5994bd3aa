import { linkHeader, MAX_PER_RELATION } from '../../documents/signposting/linkHeader.ts';
import { pageLinks } from '../../documents/signposting/pageLinks.ts';
import type { PageFacts } from './pageFacts.ts';

/** The `Link` header of a page (FAIR Signposting, level 1); '' for a page that is not indexed. */
export function signposting(facts: PageFacts): string {
  if (!facts.indexed) return '';
  const page = pageLinks(facts.route, facts, MAX_PER_RELATION);
  return page === null ? '' : linkHeader(page.links);
}
