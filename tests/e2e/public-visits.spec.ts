import { expect, test } from './support.ts';

/** Of the sample content; no other test changes it. */
const PROYECTO = 'Huella de carbono de las flotas de reparto urbano';

test("a record's page is one visit, by a link that was hovered and by its real address", async ({ page }) => {
  const requests: string[] = [];
  const visits: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    requests.push(pathname);
    if (request.isNavigationRequest()) visits.push(`document ${pathname}`);
    else if (request.headers().visita !== undefined) visits.push(`call ${pathname}`);
  });
  const calls = () => requests.filter((path) => path.includes('get_project/'));

  await page.goto('/proyectos_investigacion');
  const card = page.getByRole('article').filter({ hasText: PROYECTO });
  const link = card.getByRole('link').first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.hover();
  await expect.poll(calls).toHaveLength(1);
  expect(visits).toEqual(['document /proyectos_investigacion']);
  await link.click();
  await expect(page).toHaveURL(/\/proyecto_investigacion\//);
  await expect.poll(() => visits).toEqual(['document /proyectos_investigacion', `call ${calls()[0]}`]);

  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(visits.slice(2)).toEqual([`document ${new URL(page.url()).pathname}`]);
});
