import type { Page } from '@playwright/test';
import packageJson from '../../package.json' with { type: 'json' };
import { watchLoading } from './publicRoutes.ts';
import { expect, test as shared } from './staff.ts';
import { signOut, startSession, test } from './support.ts';

const STAFF_LIST = '/api/convenios/get_all';
const TIMESTAMP = 'portal.inicioDeSesion';
const HOUR = 3_600_000;

test.describe.configure({ timeout: 60_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const login = (page: Page) => page.getByRole('button', { name: 'Iniciar sesión' });
const atLogin = (page: Page) => expect(page).toHaveURL(/#\/admin\/login$/);

async function write(page: Page, usuario: string, clave: string): Promise<void> {
  await page.goto('/#/admin/login');
  await page.getByLabel('Usuario').fill(usuario);
  await page.getByLabel('Contraseña').fill(clave);
}

/** Sets the clock of the page a minute forward and stops it there: from then on only `page.clock` moves it. */
const stopClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));

/** Changes the session start that the browser has stored. */
const begunBefore = (page: Page, ms: number) =>
  page.evaluate(([key, at]) => localStorage.setItem(String(key), String(at)), [TIMESTAMP, Date.now() - ms]);

test('the login page shows title and version, and warns of missing fields for 3 s', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/Login') && calls.push(request.url()));
  await page.clock.install();
  await write(page, 'maria.prueba', '');
  await expect(page.getByRole('heading', { name: 'Administrador de proyectos de investigación' })).toBeVisible();
  await expect(page.getByText(`Versión ${packageJson.version}`)).toBeVisible();
  const toast = page.getByText('Por favor, complete todos los campos');
  await stopClock(page);
  await login(page).click();
  await expect(toast).toBeVisible();
  await page.clock.runFor(2_700);
  await expect(toast).toBeVisible();
  // Time in which it would fade out.
  await page.clock.runFor(250);
  await expect(toast).toBeVisible();
  await page.clock.resume();
  await expect(toast).toBeHidden();
  expect(calls).toEqual([]);
});

test.describe('a rejected login', () => {
  test.use({ expectedNoise: /status of 401/ });
  test("shows the server's message as a toast and in red on the form", async ({ page }) => {
    // Another user name than other tests: failures are counted by name and IP address.
    await write(page, 'nadie.prueba', 'una clave que no es');
    await login(page).click();
    const form = page.getByRole('main').getByRole('alert');
    await expect(form).toHaveText('Usuario o contraseña incorrectos');
    await expect(form).toHaveCSS('color', 'rgb(179, 38, 30)');
    await expect(page.getByText('Usuario o contraseña incorrectos')).toHaveCount(2);
    await expect(login(page)).toBeEnabled();
    await expect(page.getByLabel('Usuario')).toHaveValue('nadie.prueba');
  });
});

test.describe('a failed login request', () => {
  test.use({ expectedNoise: /ERR_CONNECTION_RESET/ });
  test('shows an error as a toast and on the form', async ({ page }) => {
    await page.route('**/api/Login/login', (route) => route.abort('connectionreset'));
    await write(page, 'maria.prueba', 'una clave larga de prueba');
    await login(page).click();
    await expect(page.getByText('Error al procesar la solicitud')).toHaveCount(2);
  });
});

test('login opens the dashboard after 1.5 s; logout ends the session on the server', async ({ page, context }) => {
  await page.clock.install();
  await page.goto('/#/admin/proyectos');
  await atLogin(page);
  await write(page, 'maria.prueba', 'una clave larga de prueba');
  await stopClock(page);
  await login(page).click();
  await expect(page.getByText('Inicio de sesión exitoso')).toBeVisible();
  await page.clock.runFor(1_400);
  await expect(login(page).and(page.locator(':disabled')).getByRole('progressbar')).toBeVisible();
  await atLogin(page);
  using loading = watchLoading(page);
  await page.clock.runFor(100);
  await expect(page).toHaveURL(/#\/admin\/dashboard$/);
  await page.clock.resume();
  // What the dashboard still asks for at the sign-out would be answered 401.
  await loading.ended();

  const cookies = await context.cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(cookies).toEqual([expect.objectContaining({ httpOnly: true, sameSite: 'Strict', path: '/' })]);
  const asBefore = () => fetch(new URL(STAFF_LIST, page.url()), { headers: { cookie } });
  expect((await asBefore()).status).toBe(200);
  await signOut(page);
  await atLogin(page);
  await expect.poll(async () => (await asBefore()).status).toBe(401);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('portal.')))).toEqual([]);
  await page.goto('/#/admin/eventos');
  await atLogin(page);
});

test('a session expires after 24 hours', async ({ page }) => {
  await startSession(page.context());
  await page.goto('/#/admin/dashboard');
  await begunBefore(page, 24 * HOUR - 60_000);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Panel principal' })).toBeVisible();
  await begunBefore(page, 24 * HOUR + 1_000);
  await page.getByRole('menuitem', { name: 'Convenios' }).click();
  await atLogin(page);
  expect(await page.evaluate((key) => localStorage.getItem(key), TIMESTAMP)).toBeNull();
});

shared.describe('a session that the server has deleted', () => {
  shared.use({ expectedNoise: /status of 401/ });
  shared('redirects to the login on the next action', async ({ page, context }) => {
    await page.goto('/#/admin/dashboard');
    await expect(page.getByRole('heading', { name: 'Panel principal' })).toBeVisible();
    await context.clearCookies();
    // By URL: the dashboard's own calls may redirect to the login before a link is clicked.
    await page.goto('/#/admin/convenios');
    await atLogin(page);
  });
});

test.describe('a stored user that is invalid', () => {
  test.use({ expectedNoise: /datos del usuario/ });
  test('shows an error, and logout works', async ({ page }) => {
    await startSession(page.context());
    await page.goto('/#/admin/dashboard');
    await page.evaluate(() => localStorage.setItem('portal.usuario', '{"id":'));
    await page.reload();
    await expect(page.getByText('Error al cargar datos del usuario')).toBeVisible();
    await page.getByRole('menuitem', { name: 'Integrantes' }).click();
    await expect(page.getByText('Cargando usuario...')).toBeVisible();
    await signOut(page);
    await atLogin(page);
  });
});
