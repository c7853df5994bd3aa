import { expectCopy } from './copies.ts';
import { expect, prepare, test as shared } from './staff.ts';
import { searchList, signOut, startSession, test } from './support.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const NOMBRE = 'Producto visto desde dos pestañas';

shared('two tabs: shows a change of the other tab after a refresh', async ({ page: first, context }) => {
  await prepare(first.request, 'prod_investigacion/add_product', { nombre: NOMBRE, tipo: 'Libro' });
  const second = await context.newPage();
  for (const page of [first, second]) {
    await page.goto('/#/admin/productos_investigacion');
    await searchList(page, 'desde dos pestanas');
  }
  await first.getByRole('button', { name: `Editar ${NOMBRE}` }).click();
  const dialog = first.getByRole('dialog');
  await dialog.getByLabel('Nombre').fill(`${NOMBRE} (segunda edición)`);
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(dialog).toBeHidden();
  await expect(second.getByRole('row').filter({ hasText: 'segunda edición' })).toHaveCount(0);
  await second.getByRole('button', { name: 'Actualizar' }).click();
  await expect(second.getByRole('row').filter({ hasText: 'segunda edición' })).toBeVisible();
});

test.describe('two tabs', () => {
  test.use({ expectedNoise: /status of 401/ });
  test.describe.configure({ timeout: 90_000 });

  test('after a logout in one tab, the other redirects to the login or asks to sign in above its form', async ({
    page: first,
    context,
  }) => {
    await startSession(first.context());
    await first.goto('/#/admin/dashboard');
    const [second, third] = [await context.newPage(), await context.newPage()];
    await second.goto('/#/admin/integrantes');
    await expect(second.getByRole('heading', { name: 'Integrantes' })).toBeVisible();
    await third.goto('/#/admin/productos_investigacion');
    await third.getByRole('button', { name: 'Agregar Producto' }).click();
    const form = third.getByRole('dialog', { name: 'Agregar Producto' });
    await form.getByLabel('Nombre').fill('Escrito antes de salir');
    await form.getByLabel('Tipo').click();
    await third.getByRole('option', { name: 'Poster' }).click();
    await expectCopy(third, 'Escrito antes de salir');
    await signOut(first);
    // The other tab's form has a local copy.
    await first.getByRole('button', { name: 'Cerrar sesión y eliminarlas' }).click();
    await expect(first).toHaveURL(/#\/admin\/login$/);

    await second.getByRole('menuitem', { name: 'Convenios' }).click();
    await expect(second).toHaveURL(/#\/admin\/login$/);

    await form.getByRole('button', { name: 'Agregar Producto' }).click();
    const again = third.getByRole('dialog', { name: 'Su sesión terminó' });
    await again.getByLabel('Usuario').fill('maria.prueba');
    await again.getByLabel('Contraseña').fill('una clave larga de prueba');
    await again.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(third.getByText('Producto agregado exitosamente')).toBeVisible();
  });
});
