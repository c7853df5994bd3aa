import type { Page } from '@playwright/test';
import { answerNext, expect, startOwnSession, test } from './staff.ts';
import { noiseOf, STAFF_OF_TESTS, signIn, signOut } from './support.ts';

const OTRA = { usuario: 'otra.persona', clave: 'siete caminos de tierra' };
const NUEVA = 'ocho caminos de piedra';

async function changePassword(page: Page, actual: string, nueva: string): Promise<void> {
  await page.getByRole('link', { name: 'Cambiar contraseña' }).click();
  await page.getByLabel(/^Contraseña actual/).fill(actual);
  await page.getByLabel(/^Contraseña nueva/).fill(nueva);
  await page.getByLabel(/^Repita la contraseña/).fill(nueva);
  await page.getByRole('main').getByRole('button', { name: 'Cambiar contraseña' }).click();
}

// Without a confirmation, the first request is refused.
test.use({ expectedNoise: /status of 403/ });

test('creates a user, who signs in, changes the password, and is signed out once deactivated', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
  const noise = noiseOf(other, baseURL ?? '');

  await startOwnSession(page);

  await test.step('created, after the password was asked for', async () => {
    await page.goto('/#/admin/usuarios');
    await page.getByRole('button', { name: 'Agregar usuario' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Nombre\s*\*?$/).fill('Otra Persona');
    await dialog.getByLabel('Nombre de usuario').fill(OTRA.usuario);
    await dialog.getByLabel(/^Contraseña/).fill(OTRA.clave);
    const add = dialog.getByRole('button', { name: 'Agregar usuario' });
    await add.click();
    const asked = page.getByRole('dialog', { name: 'Escriba su contraseña para continuar' });
    const password = asked.getByLabel('Su contraseña');
    await expect(password).toBeFocused();
    await asked.getByRole('button', { name: 'Cancelar' }).click();
    await expect(asked).toBeHidden();
    await expect(add).toBeFocused();
    await expect(dialog.getByLabel('Nombre de usuario')).toHaveValue(OTRA.usuario);
    await add.click();
    await password.fill(STAFF_OF_TESTS.ADMIN_PASSWORD);
    await password.press('Enter');
    await expect(page.getByText('Usuario agregado exitosamente')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: 'Otra Persona' })).toBeVisible();
  });

  await test.step('signs in and changes the name', async () => {
    await signIn(other, OTRA);
    const side = other.getByRole('navigation');
    await expect(side.getByText('Otra Persona')).toBeVisible();
    await other.goto('/#/admin/usuarios');
    await other.getByRole('link', { name: 'Editar a Otra Persona' }).click();
    await other.getByLabel(/^Nombre/).fill('Otra Persona Más');
    await other.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(side.getByText('Otra Persona Más')).toBeVisible();
  });

  await test.step('changes the password: only the new one is accepted', async () => {
    await changePassword(other, OTRA.clave, NUEVA);
    await expect(other.getByText('Contraseña actualizada. Sus demás sesiones se cerraron.')).toBeVisible();
    expect(noise).toEqual([]);
    await signOut(other);
    await expect(other).toHaveURL(/#\/admin\/login$/);
    const login = async (clave: string) => {
      const data = { usuario: OTRA.usuario, password: clave };
      return (await other.request.post('/api/Login/login', { data })).status();
    };
    expect(await login(OTRA.clave)).toBe(401);
    await signIn(other, { ...OTRA, clave: NUEVA });
  });

  await test.step('deactivation ends the open session', async () => {
    await page.getByRole('button', { name: 'Actualizar' }).click();
    const access = page.getByRole('switch', { name: 'Activo: Otra Persona Más' });
    answerNext(page, '¿Está seguro de que desea desactivar este usuario? Sus sesiones se cerrarán.', true);
    await access.click();
    await expect(page.getByText('Usuario desactivado exitosamente')).toBeVisible();
    await expect(access).not.toBeChecked();
    await other.goto('/#/admin/convenios');
    await expect(other).toHaveURL(/#\/admin\/login$/);
    const data = { usuario: OTRA.usuario, password: NUEVA };
    expect((await other.request.post('/api/Login/login', { data })).status()).toBe(401);
  });
  await other.context().close();
});
