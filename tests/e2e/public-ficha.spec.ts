import type { Page } from '@playwright/test';
import { CITATION_TYPES } from '../../contract/addresses/documentPaths.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { citarTexts } from '../../i18n/citarTexts.ts';
import { colourViolations, violations } from './axe.ts';
import { tabber } from './keyboard.ts';
import { expect, THOROUGH, test } from './support.ts';

// Colours that change slowly would be checked half-way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
// A laptop's window. At 720 px the abstract begins at its edge, which the names of the identity, that another test changes, move.
test.use({ viewport: { width: 1280, height: 800 } });

const ARTICLE = sitePaths.producto(1);
const DOI = /^https:\/\/doi\.org\/10\.5555\//;

async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

for (const before of ['', '/#']) {
  test.describe(before === '' ? 'at real addresses' : 'by hash', before === '' ? {} : THOROUGH, () => {
    test('a product reads like an article, and its author lists it by year', async ({ page }) => {
      await page.goto(before + ARTICLE);
      const main = page.getByRole('main');
      const authors = main.getByRole('list', { name: 'Autores' });
      await expect(authors.getByRole('listitem')).not.toHaveCount(0);
      await expect(main.getByText('Resumen', { exact: true })).toBeInViewport();
      await expect(main.getByRole('link', { name: DOI })).toHaveAttribute('href', DOI);
      await expectAccessible(page);
      const title = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await authors.getByRole('link').first().click();
      await expect(main.getByRole('heading', { level: 2, name: 'Productos' })).toBeVisible();
      await expect(main.getByRole('heading', { level: 3, name: /^20\d\d$/ }).first()).toBeVisible();
      await main.getByRole('link', { name: title }).click();
      await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });

    test('the list is filtered and sorted by its address', async ({ page }) => {
      await page.goto(`${before}${sitePaths.productos}?tipo=Libro&orden=titulo`);
      const main = page.getByRole('main');
      const titles = main.getByRole('heading', { level: 2 });
      await expect(main.getByText(/^\d+ productos? encontrados?$/)).toBeVisible();
      await main.getByLabel('Tipo').selectOption('');
      await expect.poll(() => titles.count()).toBeGreaterThan(10);
      const names = await titles.allTextContents();
      expect(names).toEqual(names.toSorted(new Intl.Collator('es', { numeric: true }).compare));
      await main.getByLabel('Año').selectOption({ index: 1 });
      await expect(page).toHaveURL(/orden=titulo&anio=20\d\d$/);
      await expectAccessible(page);
    });

    test('references are shown, copied and downloaded by keyboard', async ({ page, context, baseURL }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
      await page.goto(before + ARTICLE);
      const cite = page.getByRole('button', { name: citarTexts.cite, exact: true });
      await cite.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: citarTexts.title });
      const output = dialog.getByRole('region', { name: citarTexts.reference });
      await expect(output.locator('i')).not.toHaveCount(0);
      await expect(dialog.getByRole('radio', { name: 'APA 7' })).toBeFocused();
      await expectAccessible(page);
      await tabber(page)(/^Copiar$/);
      await page.keyboard.press('Enter');
      await expect(dialog.getByText(citarTexts.copied)).toBeVisible();
      const reference = (await output.textContent()) ?? '';
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(reference);
      await dialog.getByRole('radio', { name: 'BibTeX' }).check();
      await expect(output).toContainText('@article{');
      const download = page.waitForEvent('download');
      await dialog.getByRole('link', { name: 'BibTeX' }).click();
      expect((await download).url()).toContain(`${ARTICLE}/cita.bib`);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(cite).toBeFocused();
    });
  });
}

test('a filter that is chosen and a text that is typed before the code starts are applied', async ({ page }) => {
  let release = () => {};
  const chosen = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await chosen;
    await route.continue();
  });
  await page.goto(`${sitePaths.productos}?tipo=Libro`, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByLabel('Tipo').selectOption('');
  await main.getByLabel('Buscar por nombre o descripción').fill('casco');
  release();
  await expect(main.getByText(/^\d+ productos? encontrados?$/)).toBeVisible();
  await expect(page).toHaveURL(/\?q=casco$/);
  await expect(main.getByRole('heading', { level: 2, name: /^Casco bien puesto/ })).toBeVisible();
});

test('a product tells citation managers its record, in tags and by content negotiation', async ({ page }) => {
  await page.goto(ARTICLE);
  const main = page.getByRole('main');
  const contents = (name: string) =>
    page.locator(`head meta[name="${name}"]`).evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));
  const title = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const authors = await main.getByRole('list', { name: 'Autores' }).getByRole('listitem').count();
  const doi = (await main.getByRole('link', { name: DOI }).getAttribute('href')) ?? '';
  expect(await contents('citation_title')).toEqual([title]);
  expect(await contents('citation_author')).toHaveLength(authors);
  expect(await contents('citation_publication_date')).toEqual([expect.stringMatching(/^20\d\d/)]);
  expect(await contents('citation_doi')).toEqual([doi.replace('https://doi.org/', '')]);
  expect(await contents('DC.title')).toEqual([title]);
  expect(await contents('DC.creator')).toHaveLength(authors);
  expect(await contents('DC.identifier')).toContain(doi);
  for (const type of [CITATION_TYPES.bib, CITATION_TYPES.json]) {
    const answer = await page.evaluate(async (accept) => {
      const response = await fetch(window.location.pathname, { headers: { accept } });
      return { type: response.headers.get('content-type'), text: await response.text() };
    }, type);
    expect(answer.type).toBe(`${type}; charset=utf-8`);
    expect(answer.text).toContain(doi.replace('https://doi.org/', ''));
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product has its whole record and links to its references, and the list its filters', async ({ page }) => {
    await page.goto(ARTICLE);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: DOI })).toBeVisible();
    await expect(main.getByText('Resumen', { exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: 'BibTeX' })).toHaveAttribute('href', `${ARTICLE}/cita.bib`);
    await page.goto(sitePaths.productos);
    await main.getByLabel('Integrante').selectOption({ index: 1 });
    await main.getByLabel('Ordenar por').selectOption('fecha');
    await main.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(/integrante=\d+&orden=fecha$/);
    await expect(main.getByText(/^\d+ productos? encontrados?$/)).toBeVisible();
  });
});
