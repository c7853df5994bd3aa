import type { Page } from '@playwright/test';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { integrantesTexts } from '../../i18n/integrantesTexts.ts';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { reactHasRendered, watchLoading } from './publicRoutes.ts';
import { fontsOfPage, SITE_FONT, siteFontHasLoaded } from './siteFont.ts';
import { expect, test } from './support.ts';

const FONT_FILE = /\.woff2$/;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Collects the font files that a page requests. */
function fontRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (FONT_FILE.test(request.url())) urls.push(request.url());
  });
  return urls;
}

/** Records layout shifts, also those after an input. @returns a function that reads their number */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      (window as unknown as { shifts: number }).shifts += list.getEntries().length;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}

/** Milliseconds from the first paint to the first request of a font. */
const paintToFont = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    return Math.min(...fonts.map(({ startTime }) => startTime)) - (paint?.startTime ?? Number.NaN);
  });

const openIntegrantes = async (page: Page) => {
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: siteTexts.menu.integrantes })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: integrantesTexts.title })).toBeVisible();
};

test('the first page is set in the font of the system, and the next one in that of the site', async ({ page }) => {
  const requests = fontRequests(page);
  const shifts = await countShifts(page);
  await page.goto(sitePaths.proyectos);
  const first = await fontsOfPage(page);
  expect(Object.values(SITE_FONT)).not.toContain(first.text);
  expect(Object.values(SITE_FONT)).not.toContain(first.bold);
  await siteFontHasLoaded(page);
  expect(await paintToFont(page)).toBeGreaterThan(0);
  expect(await fontsOfPage(page)).toEqual(first);
  expect(await shifts()).toBe(0);
  // A filter shows the same page.
  await page.getByRole('searchbox').last().fill('seguridad');
  await expect(page).toHaveURL(/q=seguridad/);
  expect(await fontsOfPage(page)).toEqual(first);
  await openIntegrantes(page);
  expect(await fontsOfPage(page)).toEqual(SITE_FONT);
  expect(requests).toHaveLength(2);
});

test('a reload is set in the font of the site from the start', async ({ page }) => {
  await page.goto(sitePaths.proyectos);
  await siteFontHasLoaded(page);
  const shifts = await countShifts(page);
  await page.addInitScript(() => {
    const widths = new Set<number>();
    Object.assign(window, { widths });
    const measure = () => {
      const range = document.createRange();
      const title = document.querySelector('h1');
      if (title !== null) {
        range.selectNodeContents(title);
        widths.add(range.getBoundingClientRect().width);
      }
      requestAnimationFrame(measure);
    };
    requestAnimationFrame(measure);
  });
  await page.reload();
  await reactHasRendered(page);
  expect(await fontsOfPage(page)).toEqual(SITE_FONT);
  expect(await page.evaluate(() => (window as unknown as { widths: Set<number> }).widths.size)).toBe(1);
  expect(await shifts()).toBe(0);
});

test('the fonts of the system have the widths of the font of the site, and the height of its lines', async ({
  page,
}) => {
  await page.goto(sitePaths.accesibilidad);
  await siteFontHasLoaded(page);
  const fonts = await page.evaluate(async () => {
    const box = document.createElement('div');
    document.querySelector('.sitio')?.append(box);
    const sizeIn = (family: string, weight: string, text: string) => {
      box.style = `position: absolute; white-space: nowrap; font: ${weight} 100px / normal "${family}"`;
      box.textContent = text;
      return box.getBoundingClientRect();
    };
    const texts = [...document.querySelectorAll('main p')].map(({ textContent }) => textContent);
    const own = [...document.fonts].filter(({ family }) => family.startsWith('Source Sans 3 '));
    // The faces of the fonts that this machine has.
    const loaded = await Promise.allSettled(own.map((face) => face.load()));
    return loaded.flatMap((result) => {
      if (result.status === 'rejected') return [];
      const { family, weight } = result.value;
      return texts.map((text) => {
        const [system, site] = [sizeIn(family, weight, text), sizeIn('Source Sans 3', weight, text)];
        return { family, weight, text, width: system.width / site.width, height: system.height - site.height };
      });
    });
  });
  expect(fonts.filter(({ width }) => Math.abs(width - 1) > 0.02)).toEqual([]);
  expect(fonts.filter(({ height }) => height !== 0)).toEqual([]);
});

test('a font that has left the cache changes no page that is shown', async ({ page, context }) => {
  await page.goto(sitePaths.proyectos);
  await siteFontHasLoaded(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.goto('about:blank');
  const { promise: painted, resolve: release } = Promise.withResolvers<void>();
  await page.route(FONT_FILE, async (route) => {
    await painted;
    await route.continue();
  });
  const shifts = await countShifts(page);
  await page.goto(sitePaths.integrantes, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const first = await fontsOfPage(page);
  expect(Object.values(SITE_FONT)).not.toContain(first.bold);
  release();
  await siteFontHasLoaded(page);
  expect(await fontsOfPage(page)).toEqual(first);
  expect(await shifts()).toBe(0);
});

test('a browser that forbids pages to store anything shows them, and the next one in the font of the site', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.goto(sitePaths.proyectos);
  await siteFontHasLoaded(page);
  await openIntegrantes(page);
  expect(await fontsOfPage(page)).toEqual(SITE_FONT);
});

test('Save-Data loads no font, also if the browser has loaded it before', async ({ page }) => {
  const requests = fontRequests(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    localStorage.setItem('sitio.letra', '');
  });
  using loading = watchLoading(page);
  await page.goto(sitePaths.proyectos);
  await reactHasRendered(page);
  await loading.ended();
  await openIntegrantes(page);
  expect(requests).toEqual([]);
  const { text, bold } = await fontsOfPage(page);
  expect(Object.values(SITE_FONT)).not.toContain(text);
  expect(Object.values(SITE_FONT)).not.toContain(bold);
});

test('the back office loads no font', async ({ page }) => {
  const requests = fontRequests(page);
  using loading = watchLoading(page);
  await page.goto('/#/admin');
  await expect(page.getByLabel('Usuario')).toBeVisible();
  await loading.ended();
  expect(requests).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the document asks for the font', async ({ page }) => {
    const requests = fontRequests(page);
    await page.goto(sitePaths.proyectos);
    await expect.poll(() => requests.length).toBe(2);
  });
});
