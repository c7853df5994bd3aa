import { expect, prepare, test } from './staff.ts';

const NOMBRE = 'Producto que deja huella';

test('filters the history by user, section, action and date, and shows each change', async ({ page }) => {
  const { product } = (await prepare(page.request, 'prod_investigacion/add_product', {
    nombre: NOMBRE,
    tipo: 'Libro',
  })) as { product: { id: number } };
  await prepare(page.request, 'prod_investigacion/update_product', { id: product.id, nombre: `${NOMBRE} honda` });
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  const choose = async (label: string, option: string | RegExp) => {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };

  await page.goto('/#/admin/movimientos');
  await choose('Usuario', 'Contenido de ejemplo');
  // Of the home and of the identity.
  await expect(rows).toContainText(['Cargó el contenido de ejemplo', 'Cargó el contenido de ejemplo']);
  await choose('Usuario', /maria\.prueba/);
  await choose('Sección', 'Producto');
  await choose('Acción', 'Actualizar');
  await expect(rows.filter({ hasText: `${NOMBRE} honda` })).toHaveCount(1);
  await expect(rows.filter({ hasNotText: 'Actualizó el producto' })).toHaveCount(0);

  await page.getByLabel('Hasta').fill('2020-01-01');
  await expect(rows.filter({ hasText: NOMBRE })).toHaveCount(0);
  await page.getByLabel('Hasta').fill('');
  await page.getByLabel('Hasta').blur();

  await rows
    .filter({ hasText: `${NOMBRE} honda` })
    .getByRole('button', { name: /^Ver el cambio/ })
    .click();
  const dialog = page.getByRole('dialog', { name: `Actualizó el producto «${NOMBRE} honda»` });
  await expect(dialog.getByText(NOMBRE, { exact: true })).toBeVisible();
  await expect(dialog.getByText('Antes')).toBeVisible();
  await expect(dialog.getByText('Después')).toBeVisible();
});
