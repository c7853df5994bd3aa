import { linkHeader } from '../../documents/signposting/linkHeader.ts';
import { pageLinks } from '../../documents/signposting/pageLinks.ts';
import { ownAnswer } from './answerTo.ts';
import type { PageFacts } from './pageFacts.ts';

/** The `Link` header of a page (FAIR Signposting, level 1); '' for a page that is not indexed. */
export function signposting(facts: PageFacts): string {
  const page = facts.indexed ? pageLinks(facts.route, ownAnswer(facts), facts.origin) : null;
  return page === null ? '' : linkHeader(page.links);
}
