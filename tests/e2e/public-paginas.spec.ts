import { setTimeout } from 'node:timers/promises';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { PAGINAS_MENU_MAX, PAGINAS_PIE_MAX } from '../../contract/values/constants.ts';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { colourViolations, violations } from './axe.ts';
import { layoutProblems, SIZES_AND_SCHEMES } from './layoutProblems.ts';
import { watchShifts } from './layoutShifts.ts';
import { PICTURES, test } from './paginasPortal.ts';
import { open, reactHasRendered, WIDTHS } from './publicRoutes.ts';
import { expect } from './support.ts';

const LONG = { path: sitePaths.pagina('quienes-somos'), text: 'Fotografías' };
const ENGLISH = { path: sitePaths.pagina('about'), text: 'We study roads.' };

// One worker, so that the portal is filled once.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a page with every block fits each width in both schemes, with the longest words', async ({ page }) => {
  await open(page, LONG, 1280);
  for (const [width, colorScheme] of SIZES_AND_SCHEMES) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => layoutProblems(page), { message: `${width} px, ${colorScheme}` }).toEqual([]);
  }
});

for (const { path, text } of [LONG, ENGLISH]) {
  test(`${path} does not shift while its pictures arrive, and has no axe violations`, async ({ page }) => {
    await page.route(/\/api\/uploads\//, async (request) => {
      // They arrive after the page has painted without them.
      await setTimeout(150);
      await request.continue();
    });
    const shifts = await watchShifts(page);
    for (const width of WIDTHS) {
      await open(page, { path, text }, width);
      const pictures = page.locator('main article img');
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      }
      expect(await shifts(), `${width} px`).toEqual([]);
      expect(await violations(page), `${width} px`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await colourViolations(page), `${width} px, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: null });
    }
  });
}

test('the pictures have their sizes and widths, and those below the first screen are loaded late', async ({ page }) => {
  await open(page, LONG, 360);
  const pictures = await page.locator('main figure img').evaluateAll((images) =>
    images.map((image) => ({
      loading: image.getAttribute('loading'),
      sized: image.hasAttribute('width') && image.hasAttribute('height'),
      widths: image.getAttribute('srcset')?.match(/ \d+w/g)?.length ?? 0,
    })),
  );
  expect(pictures).toHaveLength(PICTURES);
  expect(pictures.filter(({ sized, widths }) => !sized || widths < 1)).toEqual([]);
  // The first screen shows the first one.
  expect(pictures.map(({ loading }) => loading)).toEqual([null, ...pictures.slice(1).map(() => 'lazy')]);
});

test('a wide table scrolls inside itself on a phone, also by keyboard', async ({ page }) => {
  await open(page, LONG, 360);
  const table = page.getByRole('group', { name: siteTexts.text.table });
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  const left = () => table.evaluate(({ scrollLeft }) => scrollLeft);
  expect(await left()).toBe(0);
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(0);
  await expect(table.getByRole('columnheader', { name: 'Indicador' })).toHaveAttribute('scope', 'col');
});

test('a page prints whole: its table fits the sheet and breaks between its rows, its pictures are loaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 1_000 });
  await page.goto(LONG.path);
  await reactHasRendered(page);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const pictures = () =>
    page.locator('main figure img').evaluateAll((images) =>
      images.filter((image) => {
        const { complete, naturalWidth, width, height } = image as HTMLImageElement;
        return complete && Math.abs(naturalWidth / width - (image as HTMLImageElement).naturalHeight / height) < 0.05;
      }),
    );
  await expect.poll(async () => (await pictures()).length).toBe(PICTURES);
  const printed = await page.locator('main table').evaluate((table) => ({
    right: table.getBoundingClientRect().right <= window.innerWidth,
    rows: [...new Set([...table.querySelectorAll('tr')].map((row) => getComputedStyle(row).breakInside))],
    head: getComputedStyle(table.querySelector('thead') as Element).display,
    scrolls: getComputedStyle(table.parentElement as Element).overflowX,
  }));
  expect(printed).toEqual({ right: true, rows: ['avoid'], head: 'table-header-group', scrolls: 'visible' });
});

test("the menu 'El grupo' has all of its pages, each in its language, on a phone and on a wide screen", async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await open(page, ENGLISH, width);
    const opener = page.getByRole('button', { name: 'Abrir menú' });
    if (await opener.isVisible()) await opener.click();
    const sections = page.getByRole('navigation', { name: 'Secciones' });
    const summary = sections.getByText(siteTexts.sections.grupo, { exact: true });
    await expect(summary).toHaveAttribute('aria-current', 'true');
    await summary.click();
    const links = sections.locator('details', { hasText: 'About the group' }).getByRole('link');
    await expect(links).toHaveCount(PAGINAS_MENU_MAX);
    const current = sections.getByRole('link', { name: 'About the group' });
    await expect(current).toHaveAttribute('lang', 'en');
    await expect(current).toHaveAttribute('aria-current', 'page');
    expect(await violations(page), `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${width} px`).toBe(0);
    await links.last().focus();
    await expect(links.last()).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(links.first()).toBeHidden();
    await expect(summary).toBeFocused();
  }
});

test('menu and footer lead to the pages within the document, and only the words of a page are in its language', async ({
  page,
}) => {
  await open(page, LONG, 1280);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('a[href^="/paginas/"]')).toHaveCount(PAGINAS_PIE_MAX);
  await expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('lang', 'en');
  await footer.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await expect(page).toHaveURL(sitePaths.pagina('privacy'));
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  const languages = await page.evaluate(() =>
    ['main h1', 'main article > div p', 'main article button', 'main nav a', 'footer h2'].map((selector) =>
      document.querySelector(selector)?.closest('[lang]')?.getAttribute('lang'),
    ),
  );
  expect(languages).toEqual(['en', 'en', 'es', 'es', 'es']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has its text, its pictures and its table, and the menu opens', async ({ page }) => {
    await page.goto(LONG.path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2, name: 'Fotografías' })).toBeVisible();
    await expect(main.getByRole('heading', { level: 3, name: 'Cifras' })).toBeVisible();
    await expect(main.getByRole('figure')).toHaveCount(PICTURES);
    await expect(main.getByRole('table')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Informe anual (PDF, 15 B)' })).toBeVisible();
    await page.getByRole('banner').getByText(siteTexts.sections.grupo, { exact: true }).click();
    await page.getByRole('link', { name: 'About the group' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About the group' })).toBeVisible();
  });
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the rows of a table, the quotation and the current page of the menu keep their marks', async ({ page }) => {
    await open(page, ENGLISH, 1280);
    const summary = page.getByRole('navigation', { name: 'Secciones' }).locator('summary[aria-current]');
    expect(await summary.evaluate((element) => getComputedStyle(element).borderBottomWidth)).toBe('3px');
    await open(page, LONG, 1280);
    const widths = await page.evaluate(() => [
      getComputedStyle(document.querySelector('main blockquote') as Element).borderLeftWidth,
      getComputedStyle(document.querySelector('main tbody td') as Element).borderBottomWidth,
    ]);
    expect(widths).toEqual(['4px', '1px']);
  });
});

test.describe(() => {
  test.use({ expectedNoise: /status of 404 .*\/nada$|^console: getPublicPagina: / });

  test('an address of no page says so', async ({ page }) => {
    const response = await page.goto(sitePaths.pagina('nada'));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: siteTexts.notFound.title })).toBeVisible();
  });
});
