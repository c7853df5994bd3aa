import { expect, prepare, test } from './staff.ts';
import { searchList, startSession } from './support.ts';

const NOMBRE = 'Producto de dos manos';

// The console logs the 409 of the second save.
test.use({ expectedNoise: /status of 409/ });

test('a stale save merges both versions and asks about the field that both changed', async ({ page, browser }) => {
  await prepare(page.request, 'prod_investigacion/add_product', { nombre: NOMBRE, tipo: 'Libro' });
  const other = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
  await startSession(other.context());
  const open = async (one: typeof page) => {
    await one.goto('/#/admin/productos_investigacion');
    await searchList(one, 'de dos manos');
    await one.getByRole('button', { name: `Editar ${NOMBRE}` }).click();
    const form = one.getByRole('dialog', { name: 'Editar producto' });
    await expect(form.getByLabel('Nombre')).toHaveValue(NOMBRE);
    return form;
  };
  const conflict = page.getByRole('dialog', { name: 'Cambios de otra persona' });
  const [ownDialog, otherDialog] = [await open(page), await open(other)];

  await test.step('the other user saves first', async () => {
    await otherDialog.getByLabel('Descripción').fill('Lo que escribió la otra.');
    await otherDialog.getByLabel('Enlace externo').fill('https://example.org/la-otra');
    await otherDialog.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(other.getByText('Producto actualizado exitosamente')).toBeVisible();
  });

  await test.step('only the field that both changed is shown, and continuing to edit keeps the input', async () => {
    await ownDialog.getByLabel('Descripción').fill('Lo que escribí yo.');
    await ownDialog.getByLabel('Nombre').fill(`${NOMBRE}, corregido`);
    await ownDialog.getByRole('button', { name: 'Guardar cambios' }).click();
    const field = conflict.getByRole('region');
    await expect(field).toHaveCount(1);
    await expect(field).toHaveAccessibleName('Descripción');
    await expect(field).toContainText('Lo que escribí yo.');
    await expect(field).toContainText('Lo que escribió la otra.');
    await conflict.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(conflict).toBeHidden();
    await expect(ownDialog.getByLabel('Descripción')).toHaveValue('Lo que escribí yo.');
  });

  await test.step('the chosen value is saved with the changes of both', async () => {
    await ownDialog.getByRole('button', { name: 'Guardar cambios' }).click();
    await conflict.getByRole('radio', { name: 'Lo que escribí yo.' }).check();
    await conflict.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('se conservaron los de otra persona: Enlace externo')).toBeVisible();
    await expect(ownDialog).toBeHidden();
    await other.getByRole('button', { name: 'Actualizar' }).click();
    await other.getByRole('button', { name: `Ver ${NOMBRE}, corregido` }).click();
    await expect(other.getByRole('dialog').getByText('Lo que escribí yo.')).toBeVisible();
    await expect(other.getByRole('dialog').locator('[href="https://example.org/la-otra"]')).toBeVisible();
  });
  await other.context().close();
});
