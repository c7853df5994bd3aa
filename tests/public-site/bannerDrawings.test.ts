import { afterEach, expect, test, vi } from 'vitest';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { LISTED } from '../../contract/resources/recordPages.ts';
import { elInicio } from '../support/builders/publicRecords.ts';
import { answered, renderPage } from './renderPage.ts';

afterEach(() => vi.unstubAllGlobals());

/** The pages with a drawing of their own in the banner. */
const PAGES = [...LISTED, 'buscar', 'mapaDelSitio'] as const;

/** The paths of the drawing in the banner of a page. */
async function drawingOf(page: (typeof PAGES)[number]): Promise<string[]> {
  const { html } = await renderPage(sitePaths[page], [answered('getInicio', {}, elInicio())]);
  const banner = new DOMParser().parseFromString(html, 'text/html').querySelector('main header');
  return [...(banner?.querySelectorAll('svg path') ?? [])].map((path) => path.getAttribute('d') ?? '');
}

test('each list, the search and the site map have a drawing of their own in the banner', async () => {
  for (const name of ['window', 'document', 'navigator', 'localStorage']) vi.stubGlobal(name, undefined);
  const drawings = await Promise.all(PAGES.map(drawingOf));
  expect(drawings.map((paths) => paths.length)).toEqual(PAGES.map(() => 4));
  const paths = drawings.flat();
  expect(paths).not.toContain('');
  expect(new Set(paths).size).toBe(paths.length);
});
