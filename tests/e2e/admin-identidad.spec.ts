import { expectCopy } from './copies.ts';
import { expect, test } from './staff.ts';

// Nothing is saved: all tests share this record.
test('previews the home with the unsaved identity', async ({ page }) => {
  await page.goto('/#/admin/identidad');
  const preview = page.getByRole('region', { name: 'Vista previa' });
  const frame = preview.locator('iframe:visible').contentFrame();
  await expect(frame.locator('h1')).toHaveText(await page.getByLabel('Título de la portada').inputValue());

  await test.step('with texts and colours, once typing pauses', async () => {
    await page.getByLabel('Título de la portada').fill('El mar, de la costa al abismo');
    await page.getByLabel('Color principal', { exact: true }).fill('#123a7c');
    await expect(frame.locator('h1')).toHaveText('El mar, de la costa al abismo');
    const brand = () => frame.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--azul-800'));
    await expect.poll(brand).toBe('#123a7c');
  });

  await test.step('at the width of a phone', async () => {
    const widthOf = () => frame.locator('html').evaluate((html) => html.clientWidth);
    expect(await widthOf()).toBe(1280);
    await preview.getByRole('button', { name: 'Móvil' }).click();
    await expect.poll(widthOf).toBe(320);
  });

  await test.step('and keeps the last picture while a value is invalid', async () => {
    await page.getByLabel('Título de la portada').fill('');
    await expect(preview.getByRole('status')).toContainText('Hay valores que no se pueden guardar');
    await expect(frame.locator('h1')).toHaveText('El mar, de la costa al abismo');
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
