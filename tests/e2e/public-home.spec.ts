import type { Page, Request } from '@playwright/test';
import { DEFAULT_IDENTIDAD } from '../../api/resources/site/defaults.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { test as testOfOwnPortal } from './ownPortal.ts';
import { reactHasRendered, watchLoading } from './publicRoutes.ts';
import { siteFontHasLoaded } from './siteFont.ts';
import { expect, test } from './support.ts';

/** Bytes of the first load, the video excluded. */
const FIRST_LOAD = 250_000;

const pathOf = (request: Request): string => new URL(request.url()).pathname;

/** Collects the paths that a page requests. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(pathOf(request)));
  return paths;
}

/** Delays the site's chunk until the returned function is called. The inlined script runs. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/site-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const expectHydrated = (page: Page) =>
  expect(page.getByRole('button', { name: siteTexts.inicio.pauseVideo })).toBeVisible();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('shows the content of the home, and no control that needs JavaScript', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(`${DEFAULT_IDENTIDAD.lema} · ${DEFAULT_IDENTIDAD.nombre}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(DEFAULT_IDENTIDAD.hero_titulo);
    await expect(main.getByRole('region', { name: 'Últimos proyectos' }).getByRole('article')).toHaveCount(4);
    await expect(main.getByRole('region', { name: siteTexts.productos.title }).getByRole('article')).toHaveCount(2);
    await expect(
      main.getByRole('region', { name: siteTexts.eventos.title }).getByRole('article').first(),
    ).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Villa Aurora');
    await expect(page.getByText(/^Cargando/)).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    // The links have real addresses.
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: siteTexts.menu.proyectos })
      .click();
    await expect(page).toHaveURL(/\/proyectos_investigacion$/);
  });
});

test('the rendered home requests none of its own data again and weighs at most 250 kB', async ({ page }) => {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  using loading = watchLoading(page);
  await page.goto('/');
  await expectHydrated(page);
  await loading.ended();
  expect(finished.map(pathOf).filter((path) => path.startsWith('/api/') && !path.includes('/uploads/'))).toEqual([]);
  expect(finished.map(pathOf).filter((path) => path.endsWith('.css'))).toEqual([]);
  const counted = finished.filter((request) => !/\.(webm|mp4)$/.test(pathOf(request)));
  const sizes = await Promise.all(counted.map((request) => request.sizes()));
  const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(total).toBeLessThan(FIRST_LOAD);
});

test('applies the event filter of the URL', async ({ page }) => {
  await page.goto('/?tipo=3');
  await expect(page.getByText(/^Mostrando \d+ de \d+ eventos$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ponente/, pressed: true })).toBeVisible();
});

for (const [hash, shown] of [
  [sitePaths.proyectos, siteTexts.proyectos.title],
  ['/admin', 'Administrador de proyectos de investigación'],
] as const) {
  test(`opening #${hash} never shows the home`, async ({ page }) => {
    await page.addInitScript(() => {
      const look = () => {
        if (document.getElementById('portada')?.checkVisibility()) sessionStorage.setItem('homeSeen', '');
        requestAnimationFrame(look);
      };
      look();
    });
    const releaseCode = await holdCode(page);
    await page.goto(`/#${hash}`, { waitUntil: 'commit' });
    if (hash === '/admin') {
      // The document has loaded; the code has not.
      await expect(page.locator('#portada')).toBeAttached();
      await expect(page.locator('#portada')).toBeHidden();
    }
    releaseCode();
    await expect(page.getByRole('heading', { level: 1, name: shown })).toBeVisible();
    await expect(page.locator('#portada')).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('homeSeen'))).toBeNull();
  });
}

test('a page opened by its hash address requests its code before React loads, and none of its data', async ({
  page,
}) => {
  const requests = requestsOf(page);
  const releaseCode = await holdCode(page);
  await page.goto(`/#${sitePaths.proyectos}`);
  await expect.poll(() => requests.filter((path) => /ProyectosPage-/.test(path))).toHaveLength(1);
  releaseCode();
  await reactHasRendered(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(requests.filter((path) => /get_projects|get_home/.test(path))).toEqual([]);
});

test.describe('on a phone, before the code has loaded', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('replays a tap on the menu', async ({ page }) => {
    const releaseCode = await holdCode(page);
    await page.goto('/');
    await page.getByRole('button', { name: siteTexts.site.openMenu }).click();
    releaseCode();
    await expect(page.getByRole('button', { name: siteTexts.site.closeMenu })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: siteTexts.menu.proyectos }),
    ).toBeVisible();
  });

  test('replays several taps', async ({ page }) => {
    const releaseCode = await holdCode(page);
    await page.goto('/');
    await page.getByRole('button', { name: /^Ponente/ }).click();
    await page.getByRole('button', { name: siteTexts.inicio.pauseLogos }).click();
    releaseCode();
    await expect(page.getByRole('button', { name: /^Ponente/, pressed: true })).toBeVisible();
    await expect(page).toHaveURL('/?tipo=3');
    await expect(page.getByRole('button', { name: siteTexts.inicio.resumeLogos })).toBeVisible();
  });

  test('follows a link', async ({ page }) => {
    const releaseCode = await holdCode(page);
    await page.goto('/');
    await page.getByRole('link', { name: siteTexts.inicio.seeProyectos }).click();
    await expect(page).toHaveURL(sitePaths.proyectos);
    releaseCode();
    await expect(page.getByRole('heading', { level: 1, name: siteTexts.proyectos.title })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(DEFAULT_IDENTIDAD.hero_titulo);
  });

  test('moves the focus to the content with the skip link', async ({ page }) => {
    const releaseCode = await holdCode(page);
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: siteTexts.site.skipToContent })).toBeFocused();
    await page.keyboard.press('Enter');
    releaseCode();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL('/');
  });

  test('replays a key press on the menu and keeps the focus', async ({ page }) => {
    const releaseCode = await holdCode(page);
    await page.goto('/');
    await page.getByRole('button', { name: siteTexts.site.openMenu }).focus();
    await page.keyboard.press('Enter');
    releaseCode();
    await expect(page.getByRole('button', { name: siteTexts.site.closeMenu })).toBeFocused();
  });
});

test('prefetches a page once while the pointer rests on its link', async ({ page }) => {
  await page.goto('/');
  await expectHydrated(page);
  const requests = requestsOf(page);
  const link = page.getByRole('link', { name: siteTexts.inicio.allProyectos });
  await link.hover();
  await expect.poll(() => requests.some((path) => path.includes('ProyectosPage-'))).toBe(true);
  await expect.poll(() => requests.filter((path) => path.endsWith('get_projects'))).toHaveLength(1);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: siteTexts.proyectos.title })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(requests.filter((path) => path.endsWith('get_projects'))).toHaveLength(1);
});

for (const [width, most] of [
  [360, 9_000],
  [1280, 7_000],
] as const) {
  // Other tests add projects, products and events to the shared portal.
  testOfOwnPortal(`with the sample group the home is at most ${most} px high at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await reactHasRendered(page);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    expect(await height(), 'in the font of the system').toBeLessThanOrEqual(most);
    await siteFontHasLoaded(page);
    await page.reload();
    await reactHasRendered(page);
    expect(await height(), 'in the font of the site').toBeLessThanOrEqual(most);
  });
}
