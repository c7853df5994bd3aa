import type { APIRequestContext, Page } from '@playwright/test';
import { DEFAULT_IDENTIDAD } from '../../api/resources/site/defaults.ts';
import { sitePages } from '../../contract/addresses/sitePages.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { integrantesTexts } from '../../i18n/integrantesTexts.ts';
import { siteTexts } from '../../i18n/siteTexts.ts';
import type { Hydrated } from '../../public-site/ssr/inline.ts';
import { test as testOfOwnPortal } from './ownPortal.ts';
import { reactHasRendered } from './publicRoutes.ts';
import { expect, THOROUGH, test } from './support.ts';

/** Follows the plain links of the rendered pages; returns the paths that were answered with a page. */
async function crawl(request: APIRequestContext, start: string): Promise<Set<string>> {
  const found = new Set([start]);
  for (const path of found) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    for (const [, href = ''] of (await response.text()).matchAll(/<a href="(\/(?!api\/|feeds\/)[^"#]*)"/g)) {
      const target = href.replaceAll('&amp;', '&');
      if (/^[^?]*(\?pagina=\d+)?$/.test(target) && !/\.\w+$/.test(target)) found.add(target);
    }
  }
  return found;
}

/** The canonical paths of all public records, from the calls. */
async function publicPaths(request: APIRequestContext): Promise<string[]> {
  const get = async (path: string) => (await request.get(`/api/${path}`)).json();
  const { projects } = await get('Proyectos_investigacion/get_projects');
  const { products } = await get('Prod_investigacion/get_all_products');
  const integrantes = await get('home/get_investigadores');
  const { eventos } = await get('eventos/get_eventos');
  const { noticias } = await get('noticias/get_noticias');
  type Named = { id: number; nombre: string; nombres: string; apellidos: string };
  const people: Named[] = Array.isArray(integrantes) ? integrantes : integrantes.integrantes;
  return [
    ...projects.map(({ id, nombre }: Named) => sitePaths.proyecto(id, nombre)),
    ...products.map(({ id, nombre }: Named) => sitePaths.producto(id, nombre)),
    ...people.map(({ id, nombres, apellidos }) => sitePaths.integrante(id, `${nombres} ${apellidos}`)),
    ...eventos.map(({ id, nombre }: Named) => sitePaths.evento(id, nombre)),
    ...noticias.map(({ id, titulo }: { id: number; titulo: string }) => sitePaths.noticia(id, titulo)),
  ];
}

for (const start of ['/', sitePaths.mapaDelSitio]) {
  // Other tests rename and withdraw the records of the shared portal, whose addresses then answer something else than their page.
  testOfOwnPortal(`plain links lead from ${start} to every public record`, async ({ request }) => {
    const expected = await publicPaths(request);
    const found = await crawl(request, start);
    expect(expected.length).toBeGreaterThan(30);
    expect(expected.filter((path) => !found.has(path))).toEqual([]);
  });
}

/** An address without a page. */
const UNKNOWN = '/nada';

/**
 * Visits every kind of page, and returns what each showed.
 * @param before what comes before the paths in the address
 */
async function walk(page: Page, before: '' | '/#'): Promise<string[]> {
  const seen: string[] = [];
  const look = async (heading: string | RegExp) => {
    const title = page.getByRole('heading', { level: 1, name: heading });
    await expect(title).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(DEFAULT_IDENTIDAD.nombre));
    seen.push(`${await title.textContent()} | ${await page.title()}`);
  };
  const menu = (name: string) =>
    page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name, exact: true }).click();
  // Before hydration a link loads a document, which leaves the focus where the browser puts it.
  await page.addInitScript((hydrated) => {
    document.addEventListener(hydrated, () => document.documentElement.setAttribute('data-hydrated', ''));
  }, 'portal:hydrated' satisfies Hydrated);
  await page.goto(before + sitePaths.productos);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await look(siteTexts.productos.title);
  await menu(siteTexts.menu.proyectos);
  await look(siteTexts.proyectos.title);
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('searchbox').fill('huella');
  await expect(page.getByText(/^Mostrando 1 de/)).toBeVisible();
  await page.getByRole('link', { name: /^Ver más/ }).click();
  await look(/^Huella/);
  await page.getByRole('main').locator('a[href^="/integrante_grupo_investigacion/"]').first().click();
  await expect(page.getByRole('heading', { name: 'Proyectos en los que participa' })).toBeVisible();
  await look(/./);
  await page.goBack();
  await look(/^Huella/);
  await page.getByRole('button', { name: siteTexts.site.back, exact: true }).click();
  await look(siteTexts.proyectos.title);
  await expect(page.getByRole('searchbox')).toHaveValue('huella');
  await page.getByRole('contentinfo').getByRole('link', { name: sitePages.mapaDelSitio.name }).click();
  await look(sitePages.mapaDelSitio.name);
  for (const folder of ['/productos_investigacion_detail/', '/evento/', '/lineas/']) {
    const link = page.getByRole('main').locator(`a[href^="${folder}"]`).first();
    const name = (await link.textContent()) ?? '';
    await link.click();
    await look(name);
    await page.goBack();
    await look(sitePages.mapaDelSitio.name);
  }
  await page.goto(before + UNKNOWN);
  await look(siteTexts.notFound.title);
  await menu(siteTexts.menu.integrantes);
  await look(integrantesTexts.title);
  return seen;
}

test.describe('by hash and by real addresses', () => {
  test.use({ expectedNoise: new RegExp(`status of 404 .*${UNKNOWN}$`) });

  test('the site shows the same screens', THOROUGH, async ({ page }) => {
    const byHash = await walk(page, '/#');
    await expect(page).toHaveURL(sitePaths.integrantes);
    const byPath = await walk(page, '');
    expect(new URL(page.url()).pathname).toBe(sitePaths.integrantes);
    expect(byPath).toEqual(byHash);
  });
});

test('a hash address pasted into a real page opens it, and Back returns', async ({ page }) => {
  await page.goto(sitePaths.productos);
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: siteTexts.menu.proyectos })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: siteTexts.proyectos.title })).toBeVisible();
  await page.evaluate((path) => {
    window.location.hash = path;
  }, sitePaths.integrantes);
  await expect(page).toHaveURL(sitePaths.integrantes);
  await expect(page.getByRole('heading', { level: 1, name: integrantesTexts.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: siteTexts.proyectos.title })).toBeVisible();
});

testOfOwnPortal(
  'hydrates every kind of page without calls, without warnings and with its first picture in it',
  async ({ page, request }) => {
    const [proyecto = '', producto = '', integrante = '', evento = ''] = await Promise.all(
      ['proyecto_', 'productos_', 'integrante_', 'evento/'].map(async (kind) =>
        (await publicPaths(request)).find((path) => path.startsWith(`/${kind}`)),
      ),
    );
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('request', (sent) => {
      const path = new URL(sent.url()).pathname;
      if (path.startsWith('/api/') && !path.startsWith('/api/uploads/')) problems.push(path);
      if (/^\/assets\/(banner|fondo)-/.test(path)) problems.push(path);
    });
    const lists = [sitePaths.proyectos, sitePaths.productos, sitePaths.integrantes, sitePaths.eventos];
    const details = [proyecto, producto, integrante, evento];
    for (const path of [
      ...lists,
      ...details,
      sitePaths.linea('sostenibilidad'),
      sitePaths.mapaDelSitio,
      '/buscar?q=vial',
    ]) {
      await page.goto(path);
      await reactHasRendered(page);
      expect(problems, path).toEqual([]);
    }
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('a list can be searched and its links followed', async ({ page }) => {
    await page.goto(sitePaths.proyectos);
    await page.getByRole('searchbox').fill('huella');
    await page.getByRole('button', { name: siteTexts.site.search }).click();
    await expect(page.getByText(/^Mostrando 1 de/)).toBeVisible();
    await page.getByRole('link', { name: /^Ver más/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Huella/ })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: sitePages.inicio.name })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(DEFAULT_IDENTIDAD.hero_titulo);
  });

  test('the events are filtered by a form', async ({ page }) => {
    await page.goto(sitePaths.eventos);
    const texts = siteTexts.eventos;
    const form = page.getByRole('search', { name: texts.filters });
    await form.getByLabel(texts.tipo).selectOption({ label: 'Ponente' });
    await form.getByRole('button', { name: siteTexts.site.search }).click();
    await expect(page).toHaveURL(/\/eventos\?anio=&tipo=3$/);
    await expect(page.getByText(/^Mostrando \d+ de \d+ eventos$/)).toBeVisible();
    await expect(form.getByLabel(texts.tipo)).toHaveValue('3');
  });
});
