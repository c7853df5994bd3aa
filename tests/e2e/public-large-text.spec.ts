import type { Page } from '@playwright/test';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { findChromium } from '../support/chromium.ts';
import { NOT_FOUND_NOISE, overflow, publicRoutes } from './publicRoutes.ts';
import { expect, test } from './support.ts';

const chromium = await findChromium();

// As a reader sets it in the browser: media queries in rem follow it, which they do not for a style of the page.
test.use({ launchOptions: { ...chromium, args: [...chromium.args, '--blink-settings=defaultFontSize=32'] } });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PAGES = [
  sitePaths.inicio,
  sitePaths.proyectos,
  sitePaths.proyecto(1),
  sitePaths.integrantes,
  `${sitePaths.productos}?vista=lista`,
  sitePaths.producto(1),
];
/** Made of parts that the others have, or of little else than text. */
const OTHERS = publicRoutes.map(({ path }) => path).filter((path) => !PAGES.includes(path));

async function checkPages(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      if (width === 1280) await page.goto(path);
      // The carousels follow the window's width with a delay.
      await expect.poll(() => overflow(page), { message: `${path}, ${width} px` }).toBe(0);
    }
    const name = page.getByRole('banner').getByRole('link').first();
    const width = async () => (await name.boundingBox())?.width ?? 0;
    await expect.poll(width, { message: `${path}: the name of the group` }).toBeGreaterThan(200);
  }
}

test('letters of twice the size fit into a phone and into a window of 1280 pixels', async ({ page }) => {
  await checkPages(page, PAGES);
});

test.describe(() => {
  test.use({ expectedNoise: NOT_FOUND_NOISE });

  test('letters of twice the size fit on all other pages @thorough', async ({ page }) => {
    await checkPages(page, OTHERS);
  });
});
