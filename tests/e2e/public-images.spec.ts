import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support.ts';

test.use({ expectedNoise: /ERR_FAILED/ });

/** Fails the first request of each picture. @returns the URLs of all picture requests */
async function breakPicturesOnce(page: Page, pattern: RegExp): Promise<string[]> {
  const requested: string[] = [];
  await page.route(pattern, (route) => {
    const url = route.request().url();
    const first = !requested.includes(url);
    requested.push(url);
    return first ? route.abort() : route.continue();
  });
  return requested;
}

const widthOf = (image: Locator) => image.evaluate((element: HTMLImageElement) => element.naturalWidth);

test('paints a member’s picture after its first request failed', async ({ page }) => {
  const requested = await breakPicturesOnce(page, /\/api\/uploads\//);
  await page.goto('/integrantes_grupo_investigacion');
  const image = page.getByRole('main').locator('img[src*="/api/uploads/"]').first();
  await expect.poll(() => widthOf(image)).toBeGreaterThan(0);
  const src = await image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
  expect(requested.filter((url) => url === src)).toHaveLength(2);
});

test('paints a picture of the rendered home that failed before hydration', async ({ page }) => {
  const logo = page.getByRole('banner').locator('img').first();
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  const requested = await breakPicturesOnce(page, /\/assets\/[^/]*\.svg$/);
  await page.goto('/');
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  expect(await widthOf(logo)).toBe(0);
  code.resolve();
  await expect.poll(() => widthOf(logo)).toBeGreaterThan(0);
});
