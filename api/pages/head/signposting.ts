import { pageLinks, type TypedLink } from '../../documents/signposting/pageLinks.ts';
import type { PageFacts } from './pageFacts.ts';

/** Larger headers are refused by some proxies. */
const MAX_BYTES = 2_000;
const MAX_PER_RELATION = 10;
const SEPARATOR = ', ';

const linkValue = ({ rel, href, type }: TypedLink): string =>
  `<${href}>; rel="${rel}"${type === undefined ? '' : `; type="${type}"`}`;

/** The value of a `Link` header with as many links as its limits allow. Addresses are ASCII. */
function linkHeader(links: readonly TypedLink[]): string {
  const counts = new Map<string, number>();
  let header = '';
  for (const link of links) {
    const count = counts.get(link.rel) ?? 0;
    if (count >= MAX_PER_RELATION) continue;
    const longer = header === '' ? linkValue(link) : header + SEPARATOR + linkValue(link);
    if (longer.length > MAX_BYTES) continue;
    counts.set(link.rel, count + 1);
    header = longer;
  }
  return header;
}

/** The `Link` header of a page (FAIR Signposting, level 1); '' for a page that is not indexed. */
export function signposting(facts: PageFacts): string {
  if (!facts.indexed) return '';
  const page = pageLinks(facts.route, facts, MAX_PER_RELATION);
  return page === null ? '' : linkHeader(page.links);
}
