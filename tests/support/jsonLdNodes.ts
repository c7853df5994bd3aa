import { expect } from 'vitest';
import { jsonLd } from '../../api/pages/head/jsonLd.ts';
import type { PageFacts } from '../../api/pages/head/pageFacts.ts';

type Node = Record<string, unknown> & { '@type': string };

const ELEMENT = /^<script type="application\/ld\+json">([^<]*)<\/script>$/;

/** The nodes of a page's graph, parsed from its script element. */
export function nodesOf(facts: PageFacts): Node[] {
  const elements = jsonLd(facts);
  expect(elements).toHaveLength(1);
  const graph = JSON.parse(ELEMENT.exec(elements[0] ?? '')?.[1] ?? '');
  expect(graph['@context']).toBe('https://schema.org');
  return graph['@graph'];
}

/** The first node of a type. */
export function nodeOf(facts: PageFacts, type: string): Node | undefined {
  return nodesOf(facts).find((node) => node['@type'] === type);
}

type Crumb = { position: number; name: string; item: string };

/** Positions, names and addresses of a breadcrumb. */
export function trailOf(facts: PageFacts) {
  const items = nodeOf(facts, 'BreadcrumbList')?.itemListElement as Crumb[];
  return items.map(({ position, name, item }) => [position, name, item]);
}
