import type { Page } from '@playwright/test';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { shareTexts } from '../../i18n/shareTexts.ts';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { NOT_FOUND_NOISE, type PublicRoute, publicRoutes, reactHasRendered } from './publicRoutes.ts';
import { expect, test } from './support.ts';

const DETAILS = [sitePaths.proyecto(1), sitePaths.integrante(1), sitePaths.producto(1), sitePaths.evento(1)];

const WHITE = 'rgb(255, 255, 255)';
const BLACK = 'rgb(0, 0, 0)';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a project prints as a clean sheet from the ${colorScheme} scheme`, async ({ page, baseURL }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(sitePaths.proyecto(1));
    const share = page.getByRole('button', { name: shareTexts.share });
    const foot = page.getByText(/^Impreso el \d+ de \p{L}+ de \d{4}$/u);
    const address = page.getByText(`${baseURL}${new URL(page.url()).pathname}`);
    const onScreen = [
      page.getByRole('navigation', { name: 'Principal' }),
      page.getByRole('contentinfo'),
      page.getByText('Volver'),
      share,
    ];
    await expect(page.getByRole('link', { name: /^Compartir por WhatsApp/ })).toBeVisible();
    for (const part of onScreen) await expect(part).toBeVisible();
    for (const part of [foot, address]) await expect(part).toBeHidden();

    await page.emulateMedia({ colorScheme, media: 'print' });
    for (const part of onScreen) await expect(part).toBeHidden();
    for (const part of [foot, address]) await expect(part).toBeVisible();
    await expect(page.locator('main button:visible')).toHaveCount(0);
    await expect(page.locator('.sitio')).toHaveCSS('background-color', WHITE);
    for (const part of [page.getByRole('heading', { level: 1 }), foot]) await expect(part).toHaveCSS('color', BLACK);
    const link = page.getByRole('link', { name: new RegExp(`^${siteTexts.proyectos.externalLink}`) });
    const written = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(written).toContain((await link.getAttribute('href')) ?? 'no address');
  });
}

test('each kind of detail page prints without controls, and with the addresses of its links', async ({ page }) => {
  const internal: number[] = [];
  for (const path of DETAILS) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Impreso el/), path).toBeVisible();
    await expect(page.locator(':is(nav, form, footer, main button):visible'), path).toHaveCount(0);
    const links = await page.locator('main a[href]:not([href^="mailto:"]):visible').evaluateAll((found) =>
      found.map((link) => ({
        href: link.getAttribute('href') ?? '',
        written: getComputedStyle(link, '::after').content,
        isStatic: getComputedStyle(link, '::after').position === 'static',
      })),
    );
    // The paths of the site mean nothing on paper.
    const isWrong = ({ href, written, isStatic }: (typeof links)[number]) =>
      href.startsWith('/') ? written.includes(href) : !(written.includes(href) && isStatic);
    expect(links.filter(isWrong), path).toEqual([]);
    internal.push(links.filter(({ href }) => href.startsWith('/')).length);
  }
  // A project's members and products, a member's projects, and a product's project; an event has no records.
  expect(internal.map((count) => count > 0)).toEqual([true, true, true, false]);
});

/** The addresses of the pictures on paper that the browser has not loaded. */
const missingPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((picture) => picture.checkVisibility() && !(picture.complete && picture.naturalWidth > 0))
      .map(({ src }) => src),
  );

async function expectPrintable(page: Page, routes: readonly PublicRoute[]): Promise<void> {
  // The width of a sheet of A4 with its margins.
  await page.setViewportSize({ width: 720, height: 1_000 });
  for (const { path } of routes) {
    await page.goto(path);
    await reactHasRendered(page);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const found = await page.evaluate(() => {
      const texts = [...document.querySelectorAll<HTMLElement>('main *')].filter(
        (element) =>
          element.checkVisibility() &&
          [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
      );
      const colours = texts.map((element) => getComputedStyle(element).color);
      const visible = [...document.querySelectorAll('main, main *')].filter((element) => element.checkVisibility());
      const grounds = visible.map((element) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        return `${backgroundColor} ${backgroundImage}`;
      });
      const cut = texts.filter(
        (element) => getComputedStyle(element).overflow !== 'visible' && !element.closest('.solo-lectores'),
      );
      const beside = [...document.querySelectorAll('main img')].filter(
        (picture) => picture.checkVisibility() && picture.getBoundingClientRect().right > window.innerWidth,
      );
      return {
        colours: [...new Set(colours)],
        grounds: [...new Set(grounds)],
        cut: cut.length,
        beside: beside.length,
        lazy: [...document.images].filter(({ loading }) => loading === 'lazy').length,
      };
    });
    expect(found, path).toEqual({ colours: [BLACK], grounds: ['rgba(0, 0, 0, 0) none'], cut: 0, beside: 0, lazy: 0 });
    await expect.poll(() => missingPictures(page), path).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
}

/** Empty lists and pages without a record consist of parts of other pages; a search needs its query. */
const isVariant = ({ path }: PublicRoute): boolean =>
  path.endsWith('/hola') || (path.includes('?') && path !== `${sitePaths.buscar}?q=seguridad`);

test.describe(() => {
  test.use({ expectedNoise: NOT_FOUND_NOISE });
  const title = 'prints black on white, with all texts whole and all pictures loaded';

  test(`each page ${title}`, ({ page }) =>
    expectPrintable(
      page,
      publicRoutes.filter((route) => !isVariant(route)),
    ));

  test(`each variant of a page ${title}`, { tag: '@thorough' }, ({ page }) =>
    expectPrintable(page, publicRoutes.filter(isVariant)),
  );
});

test('the members print as one list, without the carousels', async ({ page }) => {
  await page.goto(sitePaths.integrantes);
  const carousels = page.locator('section', {
    has: page.getByRole('heading', { name: /^(Internos|Externos) al CCS$/ }),
  });
  const list = page.getByRole('region', { name: 'Todos los integrantes' });
  await expect(carousels).toHaveCount(2);
  for (const carousel of await carousels.all()) await expect(carousel).toBeVisible();
  // Other tests add members at the same time.
  const number = await page
    .getByRole('status')
    .filter({ hasText: /integrantes y \d+ anteriores$/ })
    .innerText();
  const count = (number.match(/\d+/g) ?? []).reduce((sum, digits) => sum + Number(digits), 0);
  expect(count).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  for (const heading of ['Internos al CCS', 'Externos al CCS'])
    await expect(page.getByRole('heading', { name: heading })).toBeHidden();
  await expect(list).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(count);
  await expect(list.getByRole('heading', { name: 'Integrantes anteriores' })).toBeVisible();
});

for (const query of ['', '?vista=lista']) {
  test(`the list of products${query} prints whole titles, without controls`, async ({ page }) => {
    await page.goto(sitePaths.productos + query);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(page.locator(':is(nav, form, main button):visible')).toHaveCount(0);
    const cut = await page
      .locator('main article :is(h2, h3)')
      .evaluateAll((titles) => titles.filter((title) => title.scrollHeight > title.clientHeight + 1).length);
    expect(cut).toBe(0);
    const clamps = await page
      .locator('main article :is(h2, h3)')
      .evaluateAll((titles) => [...new Set(titles.map((title) => getComputedStyle(title).webkitLineClamp))]);
    expect(clamps).toEqual(['none']);
    if (query === '') return;
    const dois = page.locator('main article a[href^="https://doi.org/"]');
    const written = await dois.evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]),
    );
    expect(written.length).toBeGreaterThan(0);
    expect(written).toEqual(written.map(([href]) => [href, `"${href}"`]));
  });
}
