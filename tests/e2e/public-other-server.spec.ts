import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { build, loadConfigFromFile } from 'vite';
import { sitePages } from '../../contract/addresses/sitePages.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { type Served, serveFiles, serveOtherApi } from './otherServer.ts';
import { fontsOfPage, SITE_FONT, siteFontHasLoaded } from './siteFont.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Builds the site for an API on another origin, without the compression that takes most of a build's time. The portal's own server
 * would not serve it: its content security policy allows no requests to other origins.
 */
async function buildFor(apiHost: string, outDir: string): Promise<void> {
  process.env.VITE_API_HOST = apiHost;
  try {
    const file = path.join(ROOT, 'vite.config.ts');
    const config = (await loadConfigFromFile({ command: 'build', mode: 'production' }, file))?.config;
    const plugins = config?.plugins?.filter(
      (plugin) => !(plugin && 'name' in plugin && plugin.name === 'vite-plugin-compression'),
    );
    await build({
      ...config,
      plugins,
      root: ROOT,
      configFile: false,
      logLevel: 'error',
      build: { ...config?.build, outDir },
    });
  } finally {
    delete process.env.VITE_API_HOST;
  }
}

const test = base.extend<object, { api: Served; site: Served }>({
  api: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from the pattern
    async ({}, use) => {
      await using api = await serveOtherApi();
      await use(api);
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ api }, use, { parallelIndex }) => {
      const folder = path.join(process.env.E2E_DATA ?? '', `otro-servidor-${parallelIndex}`);
      await buildFor(api.origin, folder);
      await using site = await serveFiles(folder);
      await use(site);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// Without motion, so that a logo can be scrolled to.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the public site shows the data of another server of the same API', async ({ page, api, site }) => {
  const noise: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(error.message));
  const main = page.getByRole('main');
  await page.goto(site.origin);

  await test.step('home', async () => {
    await expect(main.getByText('Investigar con otros')).toBeVisible();
    await expect(main.getByText('12345')).toBeVisible();
    const logo = page.getByRole('region', { name: 'Convenios' }).getByRole('img');
    await expect(logo).toHaveAttribute('src', `${api.origin}/api/uploads/convenios/a%20b.svg?w=170`);
    await logo.scrollIntoViewIfNeeded();
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const proyecto = page.getByRole('region', { name: 'Últimos proyectos' }).getByRole('article');
    await expect(proyecto).toContainText(['En ejecución']);
    await expect(proyecto).toContainText(['2 entidades']);
    await expect(page.getByRole('link', { name: 'Ver detalles de Guía de cruces' })).toHaveAttribute(
      'href',
      sitePaths.producto(9, 'Guía de cruces'),
    );
    await expect(page.getByRole('heading', { name: 'Foro' })).toBeVisible();
    await expect(main.getByText('9 de marzo de 2025')).toBeVisible();
  });

  await test.step('members, project and line', async () => {
    await page.goto(`${site.origin}${sitePaths.integrantes}`);
    await expect(page.getByRole('region', { name: 'Internos al CCS' }).locator('img')).toHaveAttribute(
      'src',
      `${api.origin}/api/uploads/ines.webp?w=320`,
    );
    await page.goto(`${site.origin}${sitePaths.proyecto(7)}`);
    await expect(main.getByText('En proceso')).toBeVisible();
    await expect(main.getByText('1 de febrero de 2024')).toBeVisible();
    await expect(main.getByText('Sin descripción definida')).toBeVisible();
    await main.getByRole('link', { name: 'Seguridad química' }).click();
    await expect(page.getByRole('link', { name: 'Ver más sobre Puntos ciegos' })).toBeVisible();
  });

  expect(noise).toEqual([]);

  await test.step('a product that does not exist', async () => {
    await page.goto(`${site.origin}${sitePaths.producto(404)}`);
    await expect(main.getByText('No se encontró información del producto')).toBeVisible();
  });
});

test('addresses by hash open their pages', async ({ page, site }) => {
  const pages = [
    ['/proyecto_investigacion/Nw==', 'Puntos ciegos'],
    ['/integrantes_grupo_investigacion', 'Integrantes del grupo de investigación'],
  ] as const;
  for (const [path, heading] of pages) {
    await page.goto('about:blank');
    await page.goto(`${site.origin}/#${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(site.origin + path);
  }
});

test('the first page is set in the font of the system, and the next one in that of the site', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}${sitePaths.accesibilidad}`);
  await siteFontHasLoaded(page);
  expect(Object.values(SITE_FONT)).not.toContain((await fontsOfPage(page)).bold);
  await page.getByRole('contentinfo').getByRole('link', { name: sitePages.mapaDelSitio.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: sitePages.mapaDelSitio.name })).toBeVisible();
  expect(await fontsOfPage(page)).toEqual(SITE_FONT);
});
