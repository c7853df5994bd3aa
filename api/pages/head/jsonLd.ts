import type { Graph } from 'schema-dts';
import { scriptJson } from '../document/elements.ts';
import { group } from './graph/group.ts';
import { pageNodes } from './graph/pageNodes.ts';
import type { PageFacts } from './pageFacts.ts';

/** One schema.org graph in a script element; none for a page that is not indexed. */
export function jsonLd(facts: PageFacts): string[] {
  if (!facts.indexed) return [];
  const graph: Graph = { '@context': 'https://schema.org', '@graph': [group(facts), ...pageNodes(facts)] };
  return [`<script type="application/ld+json">${scriptJson(graph)}</script>`];
}
