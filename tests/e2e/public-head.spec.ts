import type { Page } from '@playwright/test';
import { matchRoute, sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { test as base } from './ownPortal.ts';
import { NOT_FOUND_NOISE, publicRoutes, reactHasRendered } from './publicRoutes.ts';
import { expect, THOROUGH } from './support.ts';

// With its addresses, which canonical links and pictures need.
const test = base.extend({});
test.use({ environment: { PUBLIC_URL: 'https://grupo.example.org' }, expectedNoise: NOT_FOUND_NOISE });

/** All that a head says about its page. */
const TAGS =
  'title, meta, link[rel="canonical"], link[rel="alternate"], link[rel="schema.DC"], script[type="application/ld+json"]';

interface Walk {
  /** heads of the documents, by address */
  expected: Record<string, string[]>;
  /** after each navigation, the addresses whose heads differ, with what differs */
  wrong: string[];
  /** how often reference managers were told of another page */
  told: number;
}

/**
 * Navigates within the document through a list of addresses, and compares each head with that of the document at the address. The real
 * path of a record is its canonical one.
 */
const walk = (page: Page, addresses: string[]): Promise<Walk> =>
  page.evaluate(
    async ({ tags, visited }) => {
      const headOf = (root: ParentNode) => [...root.querySelectorAll(tags)].map(({ outerHTML }) => outerHTML);
      const expected: Record<string, string[]> = {};
      const real = new Map<string, string>();
      for (const address of new Set(visited)) {
        const response = await fetch(address);
        const { pathname, search } = new URL(response.url);
        real.set(address, pathname + search);
        const [head = ''] = (await response.text()).split('</head>');
        // The policy of this document does not allow the styles of the others.
        const unstyled = head.replaceAll(/<style>.*?<\/style>/gs, '');
        expected[pathname + search] = headOf(new DOMParser().parseFromString(unstyled, 'text/html').head);
      }
      const wrong: string[] = [];
      const differences = (address: string) => {
        const [shown, right] = [headOf(document.head), expected[address] ?? []];
        return [
          ...shown.filter((tag) => !right.includes(tag)).map((tag) => `has ${tag}`),
          ...right.filter((tag) => !shown.includes(tag)).map((tag) => `lacks ${tag}`),
          ...(shown.length === right.length ? [] : ['a tag twice']),
        ];
      };
      let before = '';
      let told = 0;
      document.addEventListener('ZoteroItemUpdated', () => {
        told += 1;
      });
      for (const address of visited.map((given) => real.get(given) ?? '')) {
        window.history.pushState(null, '', address);
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
        // The tags come with an answer of their own, the title with the data of the page.
        for (let frames = 0; frames < 300 && differences(address).length > 0; frames += 1) {
          await new Promise(requestAnimationFrame);
        }
        const found = differences(address);
        if (found.length > 0) wrong.push(`${before} → ${address}: ${found.join(', ')}`);
        before = address;
      }
      return { expected, wrong, told };
    },
    { tags: TAGS, visited: addresses },
  );

/** Every ordered pair of neighbours once: 0 1 0 2 1 2 0 for three. */
function everyPair(addresses: readonly string[]): string[] {
  const pairs = addresses.flatMap((from, index) => addresses.slice(index + 1).flatMap((to) => [from, to]));
  return [...pairs, addresses[0] ?? ''];
}

/** The first route of each kind of page; the others are lists with filters, and pages that are not found. */
const pageOf = (path: string) => matchRoute(path.split('?')[0] ?? '').page;
const KINDS = [...new Map(publicRoutes.toReversed().map(({ path }) => [pageOf(path), path])).values()].reverse();
const OTHERS = publicRoutes.map(({ path }) => path).filter((path) => !KINDS.includes(path));

test.beforeEach(async ({ page }) => {
  await page.goto(sitePaths.inicio);
  await reactHasRendered(page);
  expect(KINDS).toHaveLength(17);
});

test('after a navigation to each page, the head is that of the document', async ({ page }) => {
  const there = await walk(page, KINDS);
  expect(there.wrong).toEqual([]);
  expect(there.told).toBe(KINDS.length - 1);
  const heads = Object.values(there.expected).map((tags) => tags.join('\n'));
  for (const part of [
    'rel="canonical"',
    'citation_title',
    'DC.title',
    'ld+json',
    'rel="alternate"',
    'og:image',
    'noindex',
  ]) {
    expect(
      heads.some((head) => head.includes(part)),
      part,
    ).toBe(true);
    expect(
      heads.every((head) => head.includes(part)),
      part,
    ).toBe(false);
  }
  const back = await walk(page, [...KINDS.toReversed(), sitePaths.producto(1), ...OTHERS]);
  expect(back.wrong).toEqual([]);
});

test(
  'after a navigation between any two kinds of pages, the head is that of the document',
  THOROUGH,
  async ({ page }) => {
    const pairs = await walk(page, everyPair(KINDS));
    expect(pairs.wrong).toEqual([]);
    expect(pairs.told).toBe(KINDS.length * (KINDS.length - 1));
  },
);
