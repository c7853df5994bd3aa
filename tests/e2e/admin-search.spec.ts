import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, prepare, test } from './staff.ts';

const FIELD = 'Registros, pantallas y acciones';

/** Opens the dashboard and waits until effects have run: one requests the data of 'Respaldos', another listens for Ctrl+K. */
async function openDashboard(page: Page): Promise<void> {
  await page.goto('/#/admin/dashboard');
  await expect(page.getByRole('region', { name: 'Respaldos' }).getByRole('status')).toBeVisible();
}

test('Ctrl+K finds records, active or not, screens and actions, by keyboard alone', async ({ page }) => {
  const { project } = (await prepare(page.request, 'proyectos_investigacion/add_project', {
    nombre: 'Ñame inactivo con tecla',
    objetivo: 'Encontrarlo con el teclado.',
    estado: 1,
    fecha_inicio: '2026-01-01',
    fecha_fin: '2026-12-31',
    entidades: [],
  })) as { project: { id: number } };
  await prepare(page.request, 'proyectos_investigacion/toggle_project_status', { id: project.id, activo: 0 });
  await openDashboard(page);

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Buscar en la administración' });
  const field = palette.getByRole('combobox', { name: FIELD });
  await expect(field).toBeFocused();
  await expect(palette.getByRole('option', { name: 'Agregar producto' })).toBeVisible();
  await page.keyboard.type('NAME tecla');
  const found = palette.getByRole('option', { name: /^Ñame inactivo con tecla.*Inactivo/ });
  await expect(found).toBeVisible();
  await expect(found.locator('mark').first()).toHaveText('Ñame');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Ñame inactivo con tecla' })).toBeVisible();

  await page.keyboard.press('Meta+k');
  await field.fill('agregar producto');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Agregar Producto' });
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: 'Cancelar' }).click();
  await expect(form).toHaveCount(0);
  // The palette that opened it is gone.
  await expect(page.locator('#main-content')).toBeFocused();

  // Again on the same list, and the form of a record. What had the focus before the palette is still there.
  const search = page.getByRole('textbox', { name: 'Buscar por nombre o descripción' });
  await search.focus();
  await page.keyboard.press('Control+k');
  await field.fill('agregar producto');
  await page.keyboard.press('Enter');
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: 'Cancelar' }).click();
  await expect(search).toBeFocused();
  await page.keyboard.press('Control+k');
  await field.fill('anuario de seguridad vial');
  await expect(palette.getByRole('option', { name: /^Anuario de seguridad vial/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel(/^Nombre/)).toHaveValue(/^Anuario de seguridad vial/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Productos de investigación' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Buscar en la administración' }).click();
  await field.fill('xyzzy');
  await expect(palette.getByText('No se encontró nada.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
});

test.describe('a failed search', () => {
  test.use({ expectedNoise: /status of 503/ });

  test('says so, and still offers screens', async ({ page }) => {
    await page.route('**/api/portal/buscar?*', (route) => route.fulfill({ status: 503, json: { success: 0 } }));
    await openDashboard(page);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Buscar en la administración' });
    await palette.getByRole('combobox', { name: FIELD }).fill('eventos');
    await expect(palette.getByText('No se pudo buscar en los registros.')).toBeVisible();
    await palette.getByRole('option', { name: 'Eventos' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Eventos Asistidos' })).toBeVisible();
  });
});
