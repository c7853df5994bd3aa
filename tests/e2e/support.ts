import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

interface Noise {
  /** noise that the test causes on purpose, such as the console error of a 401; none by default */
  expectedNoise: RegExp | null;
}

/** Collects console errors, exceptions and requests to other hosts. */
export function noiseOf(page: Page, baseURL: string): string[] {
  const noise: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') noise.push(`console: ${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => noise.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(`${baseURL}/`)) noise.push(`request: ${url}`);
  });
  return noise;
}

/** Fails a test on any noise except `expectedNoise`. */
export const test = base.extend<Noise>({
  expectedNoise: [null, { option: true }],
  page: async ({ page, baseURL, expectedNoise }, use) => {
    const noise = noiseOf(page, baseURL ?? '');
    await use(page);
    expect(noise.filter((line) => !expectedNoise?.test(line))).toEqual([]);
  },
});

export { expect };

/** Details of a test that repeats another one or takes long: only `npm run test:thorough` runs it. */
export const THOROUGH = { tag: '@thorough' } as const;

/** Environment variables that create the staff user on the first start. */
export const STAFF_OF_TESTS = { ADMIN_USUARIO: 'maria.prueba', ADMIN_PASSWORD: 'una clave larga de prueba' } as const;

const MARIA = { usuario: STAFF_OF_TESTS.ADMIN_USUARIO, clave: STAFF_OF_TESTS.ADMIN_PASSWORD };

/** Starts a session of the staff user by a call: the login form redirects after 1.5 s and loads the dashboard. */
export async function startSession(context: BrowserContext): Promise<void> {
  const data = { usuario: MARIA.usuario, password: MARIA.clave };
  const response = await context.request.post('/api/Login/login', { data });
  expect(response.ok(), await response.text()).toBe(true);
  const { user } = await response.json();
  const localStorage = [
    { name: 'portal.usuario', value: JSON.stringify(user) },
    { name: 'portal.inicioDeSesion', value: String(Date.now()) },
  ];
  const { cookies } = await context.storageState();
  await context.setStorageState({ cookies, origins: [{ origin: new URL(response.url()).origin, localStorage }] });
}

/** Signs in through the login form, by default as the staff user of STAFF_OF_TESTS. */
export async function signIn(
  page: Page,
  { usuario, clave }: { usuario: string; clave: string } = MARIA,
): Promise<void> {
  await page.goto('/#/admin');
  await page.getByLabel('Usuario').fill(usuario);
  await page.getByLabel('Contraseña').fill(clave);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(/#\/admin\/dashboard$/, { timeout: 20_000 });
}

/** Ends the session by its button. With a key: a toast may lie over it, and stays while the pointer rests on it. */
export const signOut = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Cerrar sesión', exact: true }).press('Enter');

/** Searches a list of the back office for one record. Waits for the result: rows move while the search is applied. */
export async function searchList(page: Page, text: string): Promise<void> {
  await page.getByLabel(/^Buscar por nombre/).fill(text);
  const headAndRecord = 2;
  await expect(page.getByRole('row')).toHaveCount(headAndRecord);
}
