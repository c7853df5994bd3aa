import { tabber } from './keyboard.ts';
import { test } from './ownPortal.ts';
import { expect, startSession } from './support.ts';

/** Not the browser of the tests, which counts as a robot. */
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const VISITS = '1 visita en los últimos 30 días; el día con más, 1 visita';

test('opens the most visited record by keyboard; dashboard and record show its visits', async ({ page, portal }) => {
  const visit = await page.request.get('/proyecto_investigacion/MQ', { headers: { 'User-Agent': FIREFOX } });
  const [, nombre = ''] = /<h1[^>]*>([^<]+)</.exec(await visit.text()) ?? [];
  // Visits are stored once a minute and when the portal stops.
  await portal.stop();
  await portal.restart();
  await startSession(page.context());

  await page.goto('/#/admin/dashboard');
  const card = page.getByRole('region', { name: 'Visitas', exact: true });
  await page.getByRole('button', { name: 'Gráficos y visitas' }).click();
  await expect(card).toContainText(VISITS);
  await tabber(page)(new RegExp(`^${nombre}$`));
  await expect(page.getByRole('region', { name: 'Más visitados' }).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nombre);
  await expect(card).toContainText(VISITS);
});
