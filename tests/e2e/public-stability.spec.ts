import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { open, publicRoutes } from './publicRoutes.ts';
import { expect, test } from './support.ts';

/** Milliseconds by which responses and drawings are delayed, so that each arrives after the page has painted without it. */
const LATE_MS = 150;

interface Picture {
  name: string;
  sized: boolean;
  lazy: boolean;
  inSight: boolean;
  /** pixels of the screen that it covers, and that the file has; null for a drawing */
  shown: number;
  got: number | null;
  /** the widths that there are to choose from */
  widths: number[];
}

/** What has moved by itself since the page began. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, sources } = entry as PerformanceEntry & {
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        const names = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement)?.className);
        if (!hadRecentInput) shifts.push(names.join(', '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

const picturesOf = (page: Page): Promise<Picture[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility())
      .map((image) => {
        const box = image.getBoundingClientRect();
        const widths = [...image.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
        const asked = new URL(image.currentSrc || image.src).searchParams.get('w');
        return {
          name: image.currentSrc || image.src,
          sized: image.width > 0 && image.hasAttribute('width') && image.hasAttribute('height'),
          lazy: image.loading === 'lazy',
          inSight: box.top < window.innerHeight && box.left < window.innerWidth && box.right > 0,
          shown: box.width * window.devicePixelRatio,
          got: asked === null ? null : Number(asked),
          widths,
        };
      }),
  );

test.use({ deviceScaleFactor: 2, contextOptions: { reducedMotion: 'reduce' } });

for (const route of publicRoutes) {
  test(`${route.path}: nothing moves by itself, and pictures come as they are shown`, async ({ page }) => {
    await page.route(/\/api\/|\.svg$/, async (request) => {
      await setTimeout(LATE_MS);
      await request.continue();
    });
    const shifts = await watchShifts(page);
    for (const width of [360, 768, 1280]) {
      await open(page, route, width);
      expect(await shifts(), `${width} px`).toEqual([]);
      const pictures = await picturesOf(page);
      expect(pictures.filter(({ sized }) => !sized)).toEqual([]);
      expect(pictures.filter(({ lazy, inSight }) => lazy && inSight)).toEqual([]);
      const loaded = pictures.filter(({ inSight, lazy }) => inSight || !lazy);
      const poor = loaded.filter(({ got, shown, widths }) => {
        if (got === null) return false;
        const smaller = widths.some((other) => other < got && other >= 1.1 * shown);
        return smaller || (got < 0.9 * shown && got < Math.max(...widths));
      });
      expect(poor, `${width} px`).toEqual([]);
    }
  });
}
