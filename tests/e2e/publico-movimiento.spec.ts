import type { Page } from '@playwright/test';
import { open, overflow, publicRoutes, WIDTHS } from './publicRoutes.ts';
import { expect, test } from './support.ts';

const [home] = publicRoutes;
const MEMBERS = publicRoutes[5];

/** What moves at this moment: animations, transitions, and videos that play. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...document.getAnimations().map(({ effect }) => (effect as KeyframeEffect | null)?.target?.outerHTML ?? ''),
    ...[...document.querySelectorAll('video')].filter(({ paused }) => !paused).map(({ outerHTML }) => outerHTML),
  ]);

test.describe('for who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const route of publicRoutes) {
    test(`nothing moves on ${route.path}`, async ({ page }) => {
      await open(page, route, 1280);
      await page.mouse.move(640, 400);
      expect(await moving(page)).toEqual([]);
      await page.mouse.wheel(0, 900);
      await page.mouse.move(640, 300);
      expect(await moving(page)).toEqual([]);
      const before = await page.screenshot();
      await page.waitForTimeout(300);
      expect(before.equals(await page.screenshot()), 'a picture, and another a moment later').toBe(true);
    });
  }

  test('the carousel jumps instead of sliding', async ({ page }) => {
    await open(page, MEMBERS, 1280);
    await page.getByRole('button', { name: 'Integrantes siguientes' }).first().click();
    expect(await moving(page)).toEqual([]);
    await expect(page.getByRole('button', { name: 'Integrantes anteriores' }).first()).toBeEnabled();
  });

  test('the strip of logos stands still, once, within the page', async ({ page }) => {
    for (const width of WIDTHS) {
      await open(page, home, width);
      const strip = page.getByRole('region', { name: 'Convenios' });
      await expect(strip.getByRole('button', { name: /movimiento de los logos/ })).toHaveCount(0);
      expect(await overflow(page), `${width} px`).toBe(0);
      await strip.getByRole('link').last().focus();
      await expect(strip.getByRole('link').last()).toBeInViewport({ ratio: 1 });
      expect(await overflow(page), `${width} px, last logo`).toBe(0);
    }
  });
});

test('for everyone else the video and the strip move until they are told to stop', async ({ page }) => {
  await open(page, home, 1280);
  const video = page.locator('video');
  await expect(video).toHaveJSProperty('paused', false);
  expect(await video.evaluate(({ muted, loop }: HTMLVideoElement) => [muted, loop])).toEqual([true, true]);
  await page.getByRole('button', { name: 'Pausar el video de fondo' }).click();
  await expect(video).toHaveJSProperty('paused', true);
  await page.getByRole('button', { name: 'Pausar el movimiento de los logos' }).click();
  expect(
    await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
  ).toBe(0);
});
