import { test } from './ownPortal.ts';
import { expect, test as shared } from './staff.ts';
import { signOut, startSession } from './support.ts';

const NO_CONNECTION = 'No hay conexión con el servidor. Intente de nuevo.';
/** The sign-out is repeated after 2 s, and then after twice as long as before, at most after a minute. */
const SIGN_OUT_REPEATED_MS = 65_000;
const LOGO = {
  name: 'farol.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1"/></svg>'),
};

test.describe('a server that stops', () => {
  test.use({ expectedNoise: /net::ERR_|status of 50\d/ });

  test('shows an error during a save, keeps the input, and saves once the server is back', async ({ page, portal }) => {
    await startSession(page.context());
    await page.goto('/#/admin/convenios');
    await page.getByRole('button', { name: 'Agregar convenio' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nombre').fill('Faro de la Ruta');
    await dialog.getByLabel('Descripción').fill('Luces para la carretera.');
    await dialog.getByLabel('Logo').setInputFiles(LOGO);
    const save = dialog.getByRole('button', { name: 'Agregar convenio' });

    portal.signal('SIGSTOP');
    await save.click();
    await expect(save).toBeDisabled();
    await expect(save.getByRole('progressbar')).toBeVisible();
    await portal.cut();
    await expect(page.getByText(`Error al agregar convenio: ${NO_CONNECTION}`)).toBeVisible();
    await expect(save).toBeEnabled();
    await expect(dialog.getByLabel('Nombre')).toHaveValue('Faro de la Ruta');
    await expect(dialog.getByLabel('Descripción')).toHaveValue('Luces para la carretera.');
    await expect(dialog.getByAltText('Vista previa de farol.svg')).toBeVisible();

    await portal.restart();
    await save.click();
    await expect(page.getByText('Convenio agregado exitosamente')).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: 'Faro de la Ruta' })).toHaveCount(1);
  });

  test('shows an error when a record is edited, toggled and listed', async ({ page, portal }) => {
    await startSession(page.context());
    await page.goto('/#/admin/detalle_proyecto/1');
    // The document shows the home, with a region 'Objetivo', until the back office starts.
    const objetivo = page.getByRole('textbox', { name: 'Objetivo' });
    await expect(objetivo).not.toHaveValue('');
    await objetivo.fill('Un objetivo escrito mientras el servidor caía.');
    await portal.cut();
    const save = page.getByRole('button', { name: 'Guardar', exact: true });
    await save.click();
    await expect(page.getByText('Error al actualizar el proyecto')).toBeVisible();
    await expect(objetivo).toHaveValue('Un objetivo escrito mientras el servidor caía.');
    await page.getByRole('group', { name: 'Estado del proyecto' }).getByRole('button', { pressed: false }).click();
    await expect(page.getByText('No se pudo actualizar el estado')).toBeVisible();

    await portal.restart();
    await save.click();
    await expect(page.getByText('Proyecto actualizado exitosamente')).toBeVisible();

    await page.goto('/#/admin/convenios');
    await expect(page.getByRole('article').first()).toBeVisible();
    const activo = page.getByRole('article').first().getByRole('switch');
    await portal.cut();
    await activo.click();
    await expect(page.getByText('Error al cambiar estado del convenio')).toBeVisible();
    await expect(activo).toBeChecked();
    await page.getByRole('menuitem', { name: 'Eventos' }).click();
    const failureOf = (text: string) =>
      page.getByRole('alert').filter({ hasText: text }).getByRole('button', { name: 'Reintentar' });
    await expect(failureOf('No se pudieron cargar los eventos')).toBeVisible();
    await expect(failureOf('Error al cargar los borradores')).toBeVisible();
    await portal.restart();
    await failureOf('No se pudieron cargar los eventos').click();
    await expect(page.getByRole('group', { name: 'Meses' })).toBeVisible();

    await portal.cut();
    await page.getByRole('menuitem', { name: 'Productos' }).click();
    await expect(failureOf('Error al cargar los productos')).toBeVisible();
    await expect(page.getByText('Aún no hay productos. Agregue el primero.')).toHaveCount(0);
  });

  test('learns of a sign-out as soon as it answers again', async ({ page, context, portal }) => {
    await startSession(context);
    await page.goto('/#/admin/convenios');
    await expect(page.getByRole('article').first()).toBeVisible();
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const isOpen = async () =>
      (await fetch(`${portal.baseURL}/api/convenios/get_all`, { headers: { cookie } })).status === 200;
    await portal.cut();
    await signOut(page);
    await expect(page).toHaveURL(/#\/admin\/login$/);
    await expect(page.getByText(/^La sesión se cerró en este navegador, pero el servidor no respondió/)).toBeVisible();

    await portal.restart();
    await expect(page.getByText('El servidor respondió: la sesión también se cerró allí.')).toBeVisible({
      timeout: SIGN_OUT_REPEATED_MS,
    });
    expect(await isOpen()).toBe(false);
  });
});

shared('on a slow network, the button shows a spinner and two clicks send one request', async ({ page }) => {
  let sent = 0;
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/api/prod_investigacion/add_product', async (route) => {
    sent += 1;
    await arrival;
    await route.continue();
  });
  await page.goto('/#/admin/productos_investigacion');
  await page.getByRole('button', { name: 'Agregar Producto' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nombre').fill('Un producto que tarda');
  await dialog.getByLabel('Tipo').click();
  await page.getByRole('option', { name: 'Software' }).click();
  const save = dialog.getByRole('button', { name: 'Agregar Producto' });
  await save.dblclick({ noWaitAfter: true });
  await expect(save).toBeDisabled();
  await expect(save.getByRole('progressbar')).toBeVisible();
  arrive();
  await expect(page.getByText('Producto agregado exitosamente')).toBeVisible();
  expect(sent).toBe(1);
});

shared.describe('a response with status 500', () => {
  shared.use({ expectedNoise: /status of 500/ });
  shared('shows its message and keeps the input', async ({ page }) => {
    await page.route('**/api/eventos/add_evento', (route) =>
      route.fulfill({ status: 500, json: { success: 0, message: 'Error interno' } }),
    );
    await page.goto('/#/admin/eventos');
    await page.getByRole('button', { name: 'Crear evento' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nombre del evento').fill('Feria que no se guarda');
    await dialog.getByLabel('Fecha').fill('2026-05-05');
    await dialog.getByLabel('Tipo de participación').click();
    await page.getByRole('option', { name: 'Asistente' }).click();
    await dialog.getByRole('button', { name: 'Crear evento' }).click();
    await expect(page.getByText('Error interno')).toBeVisible();
    await expect(dialog.getByLabel('Nombre del evento')).toHaveValue('Feria que no se guarda');
  });
});
