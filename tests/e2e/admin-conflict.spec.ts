import { expect, prepare, test } from './staff.ts';
import { signIn } from './support.ts';

const NOMBRE = 'Producto de dos manos';

// The second save is refused with 409, of which the console tells.
test.use({ expectedNoise: /status of 409/ });

test('two people edit one record: the second sees both, and chooses', async ({ page, browser }) => {
  await prepare(page.request, 'prod_investigacion/add_product', { nombre: NOMBRE, tipo: 'Libro' });
  const other = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
  await signIn(other);
  const open = async (one: typeof page) => {
    await one.goto('/#/admin/productos_investigacion');
    await one.getByLabel('Buscar por nombre o descripción').fill('de dos manos');
    await one.getByRole('button', { name: `Editar ${NOMBRE}` }).click();
    const form = one.getByRole('dialog', { name: 'Editar producto' });
    await expect(form.getByLabel('Nombre')).toHaveValue(NOMBRE);
    return form;
  };
  const conflict = page.getByRole('dialog', { name: 'Cambios de otra persona' });
  const [mine, theirs] = [await open(page), await open(other)];

  await test.step('the other saves first', async () => {
    await theirs.getByLabel('Descripción').fill('Lo que escribió la otra.');
    await theirs.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(other.getByText('Producto actualizado exitosamente')).toBeVisible();
  });

  await test.step('both are shown, and going on loses nothing', async () => {
    await mine.getByLabel('Descripción').fill('Lo que escribí yo.');
    await mine.getByRole('button', { name: 'Guardar cambios' }).click();
    const field = conflict.getByRole('region', { name: 'Descripción' });
    await expect(field).toContainText('Lo que escribí yo.');
    await expect(field).toContainText('Lo que escribió la otra.');
    await conflict.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(conflict).toBeHidden();
    await expect(mine.getByLabel('Descripción')).toHaveValue('Lo que escribí yo.');
  });

  await test.step('mine is kept when I say so', async () => {
    await mine.getByRole('button', { name: 'Guardar cambios' }).click();
    await conflict.getByRole('button', { name: 'Guardar lo mío' }).click();
    await expect(page.getByText('Producto actualizado exitosamente')).toBeVisible();
    await expect(mine).toBeHidden();
    await other.getByRole('button', { name: 'Actualizar' }).click();
    await other.getByRole('button', { name: `Ver ${NOMBRE}` }).click();
    await expect(other.getByRole('dialog').getByText('Lo que escribí yo.')).toBeVisible();
  });
  await other.context().close();
});
