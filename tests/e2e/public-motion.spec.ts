import { moving, open, overflow, publicRoutes, WIDTHS } from './publicRoutes.ts';
import { expect, test } from './support.ts';

const [home] = publicRoutes;
const MEMBERS = publicRoutes[5];

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the carousel jumps without an animation', async ({ page }) => {
    await open(page, MEMBERS, 1280);
    await page.getByRole('button', { name: 'Avanzar en el carrusel' }).first().click();
    expect(await moving(page)).toEqual([]);
    await expect(page.getByRole('button', { name: 'Retroceder en el carrusel' }).first()).toBeEnabled();
  });

  test('shows each logo once, without movement, inside the page', async ({ page }) => {
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

test('without reduced motion, the video and the logos move until paused', async ({ page }) => {
  await open(page, home, 1280);
  const video = page.locator('video');
  await expect(video).toHaveJSProperty('paused', false);
  expect(await video.evaluate(({ muted, loop }: HTMLVideoElement) => [muted, loop])).toEqual([true, true]);
  await page.getByRole('button', { name: 'Pausar el video de fondo' }).click();
  await expect(video).toHaveJSProperty('paused', true);
  await page.getByRole('button', { name: 'Pausar el movimiento de los logos' }).click();
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await expect.poll(running).toBe(0);
});
