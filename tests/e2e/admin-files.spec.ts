import type { Locator, Page } from '@playwright/test';
import { anImage } from '../support/images.ts';
import { showEverything } from './memberForm.ts';
import { expect, test } from './staff.ts';

const picture = async (bytes: number) => ({
  name: 'grande.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await (await anImage({ ancho: 800, bytes })).arrayBuffer()),
});
const isEmpty = (input: Locator) => expect(input).toHaveValue('');

/** Expects a toast and closes it: it stays open while the pointer rests on it. */
async function expectToast(page: Page, title: string, text: string): Promise<void> {
  const toast = page.getByRole('alert').filter({ hasText: title });
  await expect(toast).toContainText(text);
  await toast.getByRole('button', { name: 'Cerrar' }).click();
  await expect(toast).toBeHidden();
}

test("accepts a member's picture by type and up to 5 MB", async ({ page }) => {
  await page.goto('/#/admin/integrantes');
  await page.getByRole('button', { name: 'Agregar integrante' }).click();
  const dialog = page.getByRole('dialog');
  const input = dialog.getByLabel('Imagen');

  await test.step('another type is rejected and named', async () => {
    await input.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await expectToast(
      page,
      'Tipo de archivo no permitido: application/pdf',
      'Solo se permiten archivos JPG, JPEG, PNG, GIF y WebP',
    );
    await isEmpty(input);
    await expect(dialog.getByRole('img', { name: /Vista previa/ })).toHaveCount(0);
  });

  await test.step('5 MB and one byte is rejected', async () => {
    await input.setInputFiles(await picture(5_242_881));
    await expectToast(page, 'Archivo demasiado grande', 'El archivo debe ser menor a 5MB');
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
    await showEverything(dialog);
    await dialog.getByRole('button', { name: 'Agregar integrante' }).click();
    await expect(page.getByText('Integrante agregado exitosamente')).toBeVisible();
  });
});

test.describe('a logo', () => {
  // Tracing requests the invalid preview again, which the content security policy blocks.
  test.use({ expectedNoise: /status of 4\d\d|Connecting to 'blob:/ });
  test('is rejected with another type, above 2 MB, and with content of another format', async ({ page }) => {
    await page.goto('/#/admin/convenios');
    await page.getByRole('button', { name: 'Agregar convenio' }).click();
    const dialog = page.getByRole('dialog');
    const input = dialog.getByLabel('Logo');
    await dialog.getByLabel('Nombre').fill('Logos que no son');

    await test.step('another type', async () => {
      await input.setInputFiles({ name: 'logo.bmp', mimeType: 'image/bmp', buffer: Buffer.from('BM') });
      await expectToast(
        page,
        'Tipo de archivo no permitido: image/bmp',
        'Solo se permiten archivos JPG, JPEG, PNG, GIF, WebP y SVG',
      );
      await isEmpty(input);
    });

    await test.step('more than 2 MB', async () => {
      await input.setInputFiles(await picture(2_097_153));
      await expectToast(page, 'Archivo demasiado grande', 'El archivo debe ser menor a 2MB');
      await isEmpty(input);
    });

    await test.step('the server rejects a text file named as a picture, and the form keeps the input', async () => {
      await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('hola') });
      await dialog.getByRole('button', { name: 'Agregar convenio' }).click();
      await expect(page.getByText(/^Error al agregar convenio: ./)).toBeVisible();
      await expect(dialog.getByLabel('Nombre')).toHaveValue('Logos que no son');
      await dialog.getByRole('button', { name: 'Cancelar' }).click();
      await expect(page.getByRole('article').filter({ hasText: 'Logos que no son' })).toHaveCount(0);
    });
  });
});
