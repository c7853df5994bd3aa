import type { Locator } from '@playwright/test';
import { anImage } from '../support/images.ts';
import { violations } from './axe.ts';
import { expectCopy } from './copies.ts';
import { answerNext, expect, test } from './staff.ts';

// axe runs in each frame, and the preview's sandbox refuses scripts.
test.use({ expectedNoise: /^console: Blocked script execution in .*\/borrador\/identidad/ });

// Nothing is published: all tests share this record.
test('previews the home with the unsaved identity', async ({ page }) => {
  await page.goto('/#/admin/identidad');
  const preview = page.getByRole('region', { name: 'Vista previa' });
  const frame = preview.locator('iframe:visible').contentFrame();
  await expect(frame.locator('h1')).toHaveText(await page.getByLabel('Título de la portada').inputValue());
  // Each preview replaces the frame, and an `evaluate` in the old one throws. `expect.poll` would fail; `toPass` tries again.

  await test.step('with texts and colours, once typing pauses', async () => {
    await page.getByLabel('Título de la portada').fill('El mar, de la costa al abismo');
    await page.getByLabel('Color principal', { exact: true }).fill('#123a7c');
    await expect(frame.locator('h1')).toHaveText('El mar, de la costa al abismo');
    const brand = () => frame.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--azul-800'));
    await expect(async () => expect(await brand()).toBe('#123a7c')).toPass();
  });

  await test.step('at the width of a phone', async () => {
    const widthOf = () => frame.locator('html').evaluate((html) => html.clientWidth);
    await expect(async () => expect(await widthOf()).toBe(1280)).toPass();
    await preview.getByRole('button', { name: 'Móvil' }).click();
    await expect(async () => expect(await widthOf()).toBe(320)).toPass();
  });

  await test.step('and keeps the last picture and the width of the form while a value is invalid', async () => {
    const title = page.getByLabel('Título de la portada');
    const widthOf = async () => (await title.boundingBox())?.width;
    const before = await widthOf();
    await title.fill('');
    await expect(preview.getByRole('status')).toContainText('Hay valores que no se pueden guardar');
    await expect(frame.locator('h1')).toHaveText('El mar, de la costa al abismo');
    expect(await widthOf()).toBe(before);
  });

  await test.step('keeps what was not saved, and opens the row of the field that Pendientes leads to', async () => {
    await expectCopy(page, '#123a7c');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('about:blank');
    await page.goto('/#/admin/identidad?campo=temas.1.imagen');
    const picture = page.locator('input[name="temas.1.imagen"]');
    await expect(picture).toBeFocused();
    await expect(picture).toBeInViewport();
    await page.getByRole('button', { name: 'Recuperar' }).click();
    await expect(page.getByLabel('Color principal', { exact: true })).toHaveValue('#123a7c');
  });

  expect((await page.request.get('/')).headers()['x-frame-options']).toBe('DENY');
});

const isLoaded = (video: Locator) =>
  expect(async () => expect(await video.evaluate((v: HTMLVideoElement) => v.readyState)).not.toBe(0)).toPass();

test('a draft of the identity is previewed with its picture and its video by a visitor, and discarded', async ({
  page,
  visitor,
}) => {
  await page.goto('/#/admin/identidad');
  const title = page.getByLabel('Título de la portada');
  const published = await title.inputValue();
  await title.fill('El mar en borrador');
  await page.getByLabel('Color principal', { exact: true }).fill('#5b2a86');
  const buffer = Buffer.from(await (await anImage({ ancho: 800 })).arrayBuffer());
  await page.locator('input[name=logo]').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('img', { name: 'Imagen elegida' })).toBeVisible();
  await page.locator('input[name=hero_video]').setInputFiles('public-site/media/fondo.webm');
  await isLoaded(page.getByLabel('Video elegido'));
  // A click waits until the button is enabled: it is not while the preview sends the picture.
  await page.getByRole('button', { name: 'Guardar como borrador' }).click();
  await expect(page.getByText('Este es el borrador')).toBeVisible();
  await expect(title).toHaveValue('El mar en borrador');
  const frame = page.getByRole('region', { name: 'Vista previa' }).locator('iframe:visible').contentFrame();
  await expect(frame.locator('h1')).toHaveText('El mar en borrador');
  await isLoaded(frame.locator('video'));
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Vista previa', exact: true }).click();
  const address = await page.getByRole('dialog').getByLabel('Enlace').inputValue();
  await page.keyboard.press('Escape');
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: 'El mar en borrador' })).toBeVisible();
  const logo = visitor.getByRole('banner').locator('img').first();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await isLoaded(visitor.locator('video'));
  const brand = await visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--azul-800'));
  expect(brand).toBe('#5b2a86');
  expect(await violations(visitor)).toEqual([]);
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { level: 1, name: published })).toBeVisible();

  answerNext(page, '¿Está seguro de que desea descartar este borrador?', true);
  await page.getByRole('button', { name: 'Descartar borrador' }).click();
  await expect(page.getByText('Borrador descartado')).toBeVisible();
  await expect(title).toHaveValue(published);
  expect((await visitor.request.get(address)).status()).toBe(404);
});
