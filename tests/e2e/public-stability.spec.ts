import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { colourViolations, violations } from './axe.ts';
import { watchShifts } from './layoutShifts.ts';
import { serveInParts } from './otherServer.ts';
import { NOT_FOUND_NOISE, open, overflow, type PublicRoute, publicRoutes, WIDTHS } from './publicRoutes.ts';
import { expect, THOROUGH, test } from './support.ts';

/** Pages that consist of parts of the other ones. */
const ALIKE: readonly string[] = [
  `${sitePaths.proyectos}?q=nada+de+eso`,
  `${sitePaths.integrantes}?q=investigador&grupo=1`,
  `${sitePaths.integrantes}?q=nada+de+eso`,
  sitePaths.linea('sostenibilidad'),
  `${sitePaths.eventos}?anio=1999`,
  '/evento/hola',
  '/noticias/hola',
  `${sitePaths.buscar}?q=xyzzy`,
] satisfies PublicRoute['path'][];

/** Milliseconds by which responses and drawings are delayed, so that each arrives after the page has painted without it. */
const LATE_MS = 150;

interface Picture {
  name: string;
  sized: boolean;
  lazy: boolean;
  inViewport: boolean;
  /** device pixels displayed, and of the file; null for an SVG */
  shown: number;
  fileWidth: number | null;
  /** the widths in `srcset` */
  widths: number[];
}

const picturesOf = (page: Page): Promise<Picture[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility())
      .map((image) => {
        const box = image.getBoundingClientRect();
        const widths = [...image.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
        const requested = new URL(image.currentSrc || image.src).searchParams.get('w');
        return {
          name: image.currentSrc || image.src,
          sized: image.width > 0 && image.hasAttribute('width') && image.hasAttribute('height'),
          lazy: image.loading === 'lazy',
          inViewport: box.top < window.innerHeight && box.left < window.innerWidth && box.right > 0,
          shown: box.width * window.devicePixelRatio,
          fileWidth: requested === null ? null : Number(requested),
          widths,
        };
      }),
  );

test.use({ deviceScaleFactor: 2, contextOptions: { reducedMotion: 'reduce' }, expectedNoise: NOT_FOUND_NOISE });

/** The smallest and the largest width. */
const EDGES = [WIDTHS[0], WIDTHS[2]] as const;
const cases = publicRoutes.flatMap((route) => [
  { route, widths: EDGES, details: ALIKE.includes(route.path) ? THOROUGH : {} },
  { route, widths: [WIDTHS[1]], details: THOROUGH },
]);

for (const { route, widths, details } of cases) {
  test(
    `${route.path} at ${widths.join(' and ')} px: fits the viewport, does not shift, sizes its pictures and has no axe violations in light and dark`,
    details,
    async ({ page }) => {
      await page.route(/\/api\/|\.svg$/, async (request) => {
        await setTimeout(LATE_MS);
        await request.continue();
      });
      const shifts = await watchShifts(page);
      for (const width of widths) {
        await open(page, route, width);
        expect(await shifts(), `${width} px`).toEqual([]);
        const pictures = await picturesOf(page);
        expect(pictures.filter(({ sized }) => !sized)).toEqual([]);
        expect(pictures.filter(({ lazy, inViewport }) => lazy && inViewport)).toEqual([]);
        const loaded = pictures.filter(({ inViewport, lazy }) => inViewport || !lazy);
        const badlySized = loaded.filter(({ fileWidth, shown, widths }) => {
          if (fileWidth === null) return false;
          const smaller = widths.some((other) => other < fileWidth && other >= 1.1 * shown);
          return smaller || (fileWidth < 0.9 * shown && fileWidth < Math.max(...widths));
        });
        expect(badlySized, `${width} px`).toEqual([]);
        expect(await overflow(page), `${width} px`).toBe(0);
      }
      // In the last document: each would have to run the source of axe, half a megabyte, first.
      for (const width of widths.toReversed()) {
        await page.setViewportSize({ width, height: 800 });
        // The carousels follow the window's width with a delay.
        await expect.poll(() => overflow(page), { message: `${width} px, resized` }).toBe(0);
        expect(await violations(page), `${width} px`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await colourViolations(page), `${width} px, dark`).toEqual([]);
        expect(await overflow(page), `${width} px, dark`).toBe(0);
        await page.emulateMedia({ colorScheme: null });
      }
    },
  );
}

for (const cut of ['<nav', 'id="eventos"']) {
  test(`the home does not shift if the part after ${cut} arrives later`, async ({ browser, baseURL }) => {
    await using served = await serveInParts(baseURL ?? '', cut);
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
    const shifts = await watchShifts(page);
    await page.goto(served.origin);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await shifts()).toEqual([]);
    await page.close();
  });
}
