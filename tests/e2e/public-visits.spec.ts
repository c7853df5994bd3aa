import { reactHasRendered, watchLoading } from './publicRoutes.ts';
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
  // Nothing is prefetched before.
  await reactHasRendered(page);
  await link.hover();
  await expect.poll(calls).toHaveLength(1);
  expect(visits).toEqual(['document /proyectos_investigacion']);
  await link.click();
  await expect(page).toHaveURL(/\/proyecto_investigacion\//);
  await expect.poll(() => visits).toEqual(['document /proyectos_investigacion', `call ${calls()[0]}`]);

  using loading = watchLoading(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await reactHasRendered(page);
  await loading.ended();
  expect(visits.slice(2)).toEqual([`document ${new URL(page.url()).pathname}`]);
});

test('a link that is clicked before React runs is one visit, and the page that is left shows no error', async ({
  page,
}) => {
  const visits: string[] = [];
  page.on('request', (request) => {
    if (request.headers().visita !== undefined) visits.push(request.url());
  });
  const clicked = Promise.withResolvers<void>();
  const rendered = Promise.withResolvers<void>();
  await page.exposeFunction('reportRendering', rendered.resolve);
  await page.addInitScript(() => {
    const { reportRendering } = window as unknown as { reportRendering: () => void };
    const reportOnceRendered = () => {
      const main = document.querySelector('main') ?? {};
      if (Object.keys(main).some((key) => key.startsWith('__reactFiber'))) requestIdleCallback(reportRendering);
      else requestAnimationFrame(reportOnceRendered);
    };
    document.addEventListener('portal:hydrated', reportOnceRendered);
  });
  await page.route(/\/assets\/site-.*\.js/, async (route) => {
    await clicked.promise;
    await route.continue();
  });
  await page.goto('/proyectos_investigacion');
  const link = page.getByRole('article').filter({ hasText: PROYECTO }).getByRole('link').first();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/early-')),
  );
  // The next document comes late, so that React runs in the page that is left.
  await page.route(/\/proyecto_investigacion\//, async (route) => {
    await rendered.promise;
    await route.continue();
  });
  await link.dispatchEvent('click');
  clicked.resolve();
  await expect(page.getByRole('heading', { level: 1, name: PROYECTO })).toBeVisible();
  expect(visits).toEqual([]);
});
