import { expect, prepare } from './personal.ts';
import { signIn, test } from './support.ts';

const NOMBRE = 'Producto visto desde dos pestañas';

test.describe('two tabs', () => {
  test.use({ expectedNoise: /status of 401/ });
  test.describe.configure({ timeout: 90_000 });

  test('what one changes the other sees once refreshed; when one signs out, the other is led to the login', async ({
    page: first,
    context,
  }) => {
    await signIn(first);
    await prepare(first.request, 'prod_investigacion/add_product', { nombre: NOMBRE, tipo: 'Libro' });
    const second = await context.newPage();
    const search = async (page: typeof first) => {
      await page.goto('/#/admin/productos_investigacion');
      await page.getByLabel('Buscar por nombre o descripción').fill('desde dos pestanas');
      await expect(page.getByRole('row').filter({ hasText: NOMBRE })).toBeVisible();
    };
    await search(first);
    await search(second);

    await first.getByRole('button', { name: `Editar ${NOMBRE}` }).click();
    const dialog = first.getByRole('dialog');
    await dialog.getByLabel('Nombre').fill(`${NOMBRE} (segunda edición)`);
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(dialog).toBeHidden();
    await expect(second.getByRole('row').filter({ hasText: 'segunda edición' })).toHaveCount(0);
    await second.getByRole('button', { name: 'Actualizar' }).click();
    await expect(second.getByRole('row').filter({ hasText: 'segunda edición' })).toBeVisible();

    await second.getByRole('button', { name: `Editar ${NOMBRE} (segunda edición)` }).click();
    await second.getByRole('dialog').getByLabel('Nombre').fill('No se guardará');
    await first.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(first).toHaveURL(/#\/admin\/login$/);
    await second.getByRole('dialog').getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(second).toHaveURL(/#\/admin\/login$/);
  });
});
