import type { Page } from '@playwright/test';
import { DEFAULT_IDENTIDAD } from '../../api/resources/site/defaults.ts';
import { sitePages } from '../../contract/addresses/sitePages.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { integrantesTexts } from '../../i18n/integrantesTexts.ts';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { NOT_FOUND_NOISE, reactHasRendered } from './publicRoutes.ts';
import { expect, test } from './support.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const address = (page: Page): string => page.url().replace(new URL(page.url()).origin, '');

/** A hash address, the real one, and the heading of the page; the name of a record is its first word. */
const LISTS = [
  ['/#/', sitePaths.inicio, DEFAULT_IDENTIDAD.hero_titulo],
  ['/#/?tipo=3', '/?tipo=3', DEFAULT_IDENTIDAD.hero_titulo],
  ['/#/proyectos_investigacion', sitePaths.proyectos, siteTexts.proyectos.title],
  ['/#proyectos_investigacion', sitePaths.proyectos, siteTexts.proyectos.title],
  ['/#//Proyectos_Investigacion/', sitePaths.proyectos, siteTexts.proyectos.title],
  ['/#/proyectos_investigacion?q=huella', `${sitePaths.proyectos}?q=huella`, siteTexts.proyectos.title],
  ['/#/integrantes_grupo_investigacion', sitePaths.integrantes, integrantesTexts.title],
  ['/#/productos_investigacion', sitePaths.productos, siteTexts.productos.title],
  ['/#/lineas/Sostenibilidad', sitePaths.linea('sostenibilidad'), 'Sostenibilidad'],
  ['/#/lineas/sostenibilidad', sitePaths.linea('sostenibilidad'), 'Sostenibilidad'],
  ['/#/lineas/gestion_sst', sitePaths.linea('gestion_sst'), 'Gestión de la seguridad y salud en el trabajo'],
  ['/#/lineas/seguridad_quimica', sitePaths.linea('seguridad_quimica'), 'Seguridad química'],
  ['/#/lineas/salud_trabajadores', sitePaths.linea('salud_trabajadores'), 'Salud de los trabajadores'],
  ['/productos_investigacion#/eventos', sitePaths.eventos, siteTexts.eventos.title],
] as const;

/** The details, by the call that answers the record's name. */
const DETAILS = [
  ['proyecto_investigacion', sitePaths.proyecto],
  ['integrante_grupo_investigacion', sitePaths.integrante],
  ['productos_investigacion_detail', sitePaths.producto],
] as const;

test('each hash address of the specification opens its real one', async ({ page }) => {
  for (const [hash, real, heading] of LISTS) {
    await page.goto(hash);
    await expect(page, hash).toHaveURL(real);
    await expect(title(page), hash).toHaveText(heading);
  }
});

test.describe('details and unknown addresses', () => {
  test.use({ expectedNoise: NOT_FOUND_NOISE });

  test('a detail opens by ids of both alphabets, with or without a slug', async ({ page, request }) => {
    for (const [segment, pathOf] of DETAILS) {
      const canonical = new URL((await request.get(pathOf(1))).url()).pathname;
      expect(canonical).toMatch(new RegExp(`^${pathOf(1)}/[\\w-]+$`));
      const id = encodeId(1, { urlSafe: false });
      expect(id).toMatch(/=$/);
      for (const part of [encodeId(1), id, encodeURIComponent(id), `${encodeId(1)}/otro-nombre`]) {
        await page.goto(`/#/${segment}/${part}`);
        await expect(page, part).toHaveURL(canonical);
        await expect(title(page)).not.toHaveText(siteTexts.notFound.title);
      }
    }
    await page.goto('/#/proyecto_investigacion/hola');
    await expect(page).toHaveURL('/proyecto_investigacion/hola');
    await expect(page.getByText('No se encontró información del proyecto')).toBeVisible();
    await page.goto('/#/nada');
    await expect(page).toHaveURL('/nada');
    await expect(title(page)).toHaveText(siteTexts.notFound.title);
  });
});

/** Follows a link that is not the site's own, as from a message. */
const followLink = (page: Page, href: string) =>
  page.evaluate((target) => {
    const link = Object.assign(document.createElement('a'), { href: target });
    document.body.append(link);
    link.click();
  }, href);

test('Back returns to where the visitor came from, before and after the code has started', async ({ page }) => {
  await page.goto(sitePaths.mapaDelSitio);
  await followLink(page, `/#${sitePaths.proyectos}`);
  await expect(title(page)).toHaveText(siteTexts.proyectos.title);
  await reactHasRendered(page);
  const entries = await page.evaluate(() => window.history.length);
  await followLink(page, `#${sitePaths.integrantes}`);
  await expect(page).toHaveURL(sitePaths.integrantes);
  await expect(title(page)).toHaveText(integrantesTexts.title);
  expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL(sitePaths.proyectos);
  await page.goBack();
  await expect(page).toHaveURL(sitePaths.mapaDelSitio);
  await expect(title(page)).toHaveText(sitePages.mapaDelSitio.name);
  await page.goForward();
  await expect(page).toHaveURL(sitePaths.proyectos);
  await expect(title(page)).toHaveText(siteTexts.proyectos.title);
});

test('the back office stays behind its hash, and a hash of the site leaves it', async ({ page }) => {
  await page.goto(`${sitePaths.eventos}#/admin/login`);
  await expect(page).toHaveURL('/#/admin/login');
  await expect(page.getByLabel('Usuario')).toBeVisible();
  await followLink(page, '#/');
  await expect(page).toHaveURL('/');
  await expect(title(page)).toHaveText(DEFAULT_IDENTIDAD.hero_titulo);
  await page.goBack();
  await expect(page.getByLabel('Usuario')).toBeVisible();
  await followLink(page, `#${sitePaths.proyectos}`);
  await expect(page).toHaveURL(sitePaths.proyectos);
  await expect(title(page)).toHaveText(siteTexts.proyectos.title);
  await page.goBack();
  await expect(page).toHaveURL('/#/admin/login');
  await page.getByRole('link', { name: 'Ver el sitio' }).click();
  await expect(page).toHaveURL('/');
  await expect(title(page)).toHaveText(DEFAULT_IDENTIDAD.hero_titulo);
});

/** The kind of page that an address opens. */
const SITE_MAP = '/mapa_del_sitio';

const kindOf = (href: string): string => href.split('?')[0]?.split('/')[1] ?? '';

/** The addresses of the links of the page. */
const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.links].map((link) => link.getAttribute('href') ?? ''));

test('a crawl by clicks from / meets no hash; its pages reload, and go back and forward', async ({ page }) => {
  await page.goto('/');
  await reactHasRendered(page);
  const seen = new Set(['']);
  const path: string[] = ['/'];
  const hashes: string[] = [];
  const unseen = (links: string[]) =>
    links.find((href) => href.startsWith('/') && !/^\/(api|feeds)\/|\.\w+(\?|$)/.test(href) && !seen.has(kindOf(href)));
  for (let links = await linksOf(page), href = unseen(links); href !== undefined; href = unseen(links)) {
    hashes.push(...links.filter((link) => link.includes('#') && link !== '#contenido'));
    seen.add(kindOf(href));
    await page
      .locator(`a[href="${href}"]:not([inert] a)`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('main').getByText(/^Cargando/)).toHaveCount(0);
    await expect(title(page)).not.toHaveText(siteTexts.notFound.title);
    path.push(href);
    links = await linksOf(page);
    // The sections lead away from lists before their records were opened: the site map has all of them.
    if (unseen(links) === undefined && href !== SITE_MAP) {
      await page.locator(`a[href="${SITE_MAP}"]`).first().click();
      await expect(page).toHaveURL(SITE_MAP);
      await expect(page.getByRole('main').getByText(/^Cargando/)).toHaveCount(0);
      path.push(SITE_MAP);
      links = await linksOf(page);
    }
  }
  expect(hashes).toEqual([]);
  expect(seen.size).toBeGreaterThan(10);
  const name = await title(page).textContent();
  await page.reload();
  await expect(title(page)).toHaveText(name ?? '');
  await reactHasRendered(page);
  for (const before of path.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(page).toHaveURL(before);
  }
  await expect(title(page)).toHaveText(DEFAULT_IDENTIDAD.hero_titulo);
  await page.goForward();
  expect(address(page)).toBe(path[1]);
});
