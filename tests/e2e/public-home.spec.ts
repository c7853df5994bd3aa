import type { Page, Request } from '@playwright/test';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { sitePaths } from '../../public-site/router/routes.ts';
import { expect, test } from './support.ts';

/** Bytes, without the video. */
const FIRST_LOAD = 250_000;

const pathOf = (request: Request): string => new URL(request.url()).pathname;

/** Collects the paths that a page asks for. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(pathOf(request)));
  return paths;
}

/** Keeps the site's code, but not the script that is in the document, on its way until it is let go. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/site-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const isOver = (page: Page) => expect(page.getByRole('button', { name: siteTexts.inicio.pauseVideo })).toBeVisible();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('the home can be read, and shows no control that would be dead', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(siteTexts.site.title);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(siteTexts.inicio.headline);
    await expect(main.getByRole('region', { name: siteTexts.inicio.latestProyectos }).getByRole('article')).toHaveCount(
      4,
    );
    await expect(main.getByRole('region', { name: siteTexts.productos.title }).getByRole('article')).toHaveCount(2);
    await expect(
      main.getByRole('region', { name: siteTexts.eventos.title }).getByRole('article').first(),
    ).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Villa Aurora');
    await expect(page.getByText(/^Cargando/)).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.locator('noscript')).toBeVisible();
  });
});

test('the home arrives whole: nothing that it shows is asked for again, and all of it is light', async ({ page }) => {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto('/');
  await isOver(page);
  await page.waitForLoadState('networkidle');
  expect(finished.map(pathOf).filter((path) => path.startsWith('/api/') && !path.includes('/uploads/'))).toEqual([]);
  expect(finished.map(pathOf).filter((path) => path.endsWith('.css'))).toEqual([]);
  const counted = finished.filter((request) => !/\.(webm|mp4)$/.test(pathOf(request)));
  const sizes = await Promise.all(counted.map((request) => request.sizes()));
  const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(total).toBeLessThan(FIRST_LOAD);
});

test('a filter of the events in the address is obeyed', async ({ page }) => {
  await page.goto('/#/?tipo=3');
  await expect(page.getByText(/^Mostrando \d+ de \d+ eventos$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ponente/, pressed: true })).toBeVisible();
});

for (const [hash, shown] of [
  [sitePaths.proyectos, siteTexts.proyectos.title],
  ['/admin', 'Administrador de proyectos de investigación'],
] as const) {
  test(`of the home, nothing is seen on the way to #${hash}`, async ({ page }) => {
    await page.addInitScript(() => {
      const look = () => {
        if (document.getElementById('portada')?.checkVisibility()) document.documentElement.dataset.homeSeen = '';
        requestAnimationFrame(look);
      };
      look();
    });
    const letGo = await holdCode(page);
    await page.goto(`/#${hash}`, { waitUntil: 'commit' });
    // The document is whole, and the code is not there.
    await expect(page.locator('#portada')).toBeAttached();
    await expect(page.locator('#portada')).toBeHidden();
    letGo();
    await expect(page.getByRole('heading', { level: 1, name: shown })).toBeVisible();
    await expect(page.locator('#portada')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.dataset.homeSeen)).toBeUndefined();
  });
}

test('code and data of a page that is visited first do not wait for each other, nor for React', async ({ page }) => {
  const asked = requestsOf(page);
  const letGo = await holdCode(page);
  await page.goto(`/#${sitePaths.proyectos}`, { waitUntil: 'commit' });
  await expect.poll(() => asked.filter((path) => /ProyectosPage-|get_projects|get_home/.test(path))).toHaveLength(3);
  letGo();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(asked.filter((path) => path.endsWith('get_projects'))).toHaveLength(1);
});

test.describe('on a phone, before the code is there', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('a tap on the menu is not lost', async ({ page }) => {
    const letGo = await holdCode(page);
    await page.goto('/');
    await page.getByRole('button', { name: siteTexts.site.openMenu }).click();
    letGo();
    await expect(page.getByRole('button', { name: siteTexts.site.closeMenu })).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: siteTexts.menu.proyectos })).toBeVisible();
  });

  test('no tap of several is lost', async ({ page }) => {
    const letGo = await holdCode(page);
    await page.goto('/');
    await page.getByRole('button', { name: /^Ponente/ }).click();
    await page.getByRole('button', { name: siteTexts.inicio.pauseLogos }).click();
    letGo();
    await expect(page.getByRole('button', { name: /^Ponente/, pressed: true })).toBeVisible();
    await expect(page).toHaveURL(/#\/\?tipo=3$/);
    await expect(page.getByRole('button', { name: siteTexts.inicio.resumeLogos })).toBeVisible();
  });

  test('a link leads to its page', async ({ page }) => {
    const letGo = await holdCode(page);
    await page.goto('/');
    await page.getByRole('link', { name: siteTexts.inicio.seeProyectos }).click();
    await expect(page).toHaveURL(/#\/proyectos_investigacion$/);
    letGo();
    await expect(page.getByRole('heading', { level: 1, name: siteTexts.proyectos.title })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteTexts.inicio.headline);
  });

  test('the keyboard is heard: past the menu, and into it', async ({ page }) => {
    const letGo = await holdCode(page);
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: siteTexts.site.skipToContent })).toBeFocused();
    await page.keyboard.press('Enter');
    letGo();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(/\/(#\/)?$/);
  });

  test('a press of a key on the menu is not lost, and the focus stays', async ({ page }) => {
    const letGo = await holdCode(page);
    await page.goto('/');
    await page.getByRole('button', { name: siteTexts.site.openMenu }).focus();
    await page.keyboard.press('Enter');
    letGo();
    await expect(page.getByRole('button', { name: siteTexts.site.closeMenu })).toBeFocused();
  });
});

test('a link’s page is fetched while the pointer rests on it, and not again when it is followed', async ({ page }) => {
  await page.goto('/');
  await isOver(page);
  const asked = requestsOf(page);
  const link = page.getByRole('link', { name: siteTexts.inicio.allProyectos });
  await link.hover();
  await expect.poll(() => asked.some((path) => path.includes('ProyectosPage-'))).toBe(true);
  await expect.poll(() => asked.filter((path) => path.endsWith('get_projects'))).toHaveLength(1);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: siteTexts.proyectos.title })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(asked.filter((path) => path.endsWith('get_projects'))).toHaveLength(1);
});
