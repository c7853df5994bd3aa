import type { Locator, Page } from '@playwright/test';
import { anImage } from '../support/images.ts';
import { expect, test } from './staff.ts';

const picture = async (bytes: number) => ({
  name: 'grande.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await (await anImage({ bytes })).arrayBuffer()),
});
const isEmpty = (input: Locator) => expect(input).toHaveValue('');

/** A toast with its title; it is closed, since it stays for as long as the pointer rests on it. */
async function told(page: Page, title: string, text: string): Promise<void> {
  const toast = page.getByRole('alert').filter({ hasText: title });
  await expect(toast).toContainText(text);
  await toast.getByRole('button', { name: 'Cerrar' }).click();
  await expect(toast).toBeHidden();
}

test("a member's picture: types and 5 MB", async ({ page }) => {
  await page.goto('/#/admin/integrantes');
  await page.getByRole('button', { name: 'Agregar integrante' }).click();
  const dialog = page.getByRole('dialog');
  const input = dialog.getByLabel('Imagen');

  await test.step('another type is refused by its name', async () => {
    await input.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await told(
      page,
      'Tipo de archivo no permitido: application/pdf',
      'Solo se permiten archivos JPG, JPEG, PNG, GIF y WebP',
    );
    await isEmpty(input);
    await expect(dialog.getByRole('img', { name: /Vista previa/ })).toHaveCount(0);
  });

  await test.step('one byte too many is refused', async () => {
    await input.setInputFiles(await picture(5_242_881));
    await told(page, 'Archivo demasiado grande', 'El archivo debe ser menor a 5MB');
    await isEmpty(input);
  });

  await test.step('exactly 5 MB is saved', async () => {
    await input.setInputFiles(await picture(5_242_880));
    const preview = dialog.getByAltText('Vista previa de grande.jpg');
    await expect(preview).toBeVisible();
    expect((await preview.boundingBox())?.height).toBeLessThanOrEqual(500);
    await dialog.getByLabel('Nombres').fill('Bruno');
    await dialog.getByLabel('Apellidos').fill('Imagen Grande');
    await dialog.getByLabel('Cargo').fill('Fotógrafo');
    await dialog.getByLabel('Grupo').click();
    await page.getByRole('option', { name: 'Externo' }).click();
    await dialog.getByRole('button', { name: 'Agregar integrante' }).click();
    await expect(page.getByText('Integrante agregado exitosamente')).toBeVisible();
  });
});

test.describe('a logo', () => {
  // The trace asks once more for a preview that is no picture, and the site's policy says no to it.
  test.use({ expectedNoise: /status of 4\d\d|Connecting to 'blob:/ });
  test('of another type, of more than 2 MB, and one that is not what its name says', async ({ page }) => {
    await page.goto('/#/admin/convenios');
    await page.getByRole('button', { name: 'Agregar convenio' }).click();
    const dialog = page.getByRole('dialog');
    const input = dialog.getByLabel('Logo');
    await dialog.getByLabel('Nombre').fill('Logos que no son');

    await test.step('another type', async () => {
      await input.setInputFiles({ name: 'logo.bmp', mimeType: 'image/bmp', buffer: Buffer.from('BM') });
      await told(
        page,
        'Tipo de archivo no permitido: image/bmp',
        'Solo se permiten archivos JPG, JPEG, PNG, GIF, WebP y SVG',
      );
      await isEmpty(input);
    });

    await test.step('more than 2 MB', async () => {
      await input.setInputFiles(await picture(2_097_153));
      await told(page, 'Archivo demasiado grande', 'El archivo debe ser menor a 2MB');
      await isEmpty(input);
    });

    await test.step('a text that calls itself a picture is refused by the server, and nothing typed is lost', async () => {
      await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('hola') });
      await dialog.getByRole('button', { name: 'Agregar convenio' }).click();
      await expect(page.getByText(/^Error al agregar convenio: ./)).toBeVisible();
      await expect(dialog.getByLabel('Nombre')).toHaveValue('Logos que no son');
      await dialog.getByRole('button', { name: 'Cancelar' }).click();
      await expect(page.getByRole('article').filter({ hasText: 'Logos que no son' })).toHaveCount(0);
    });
  });
});
