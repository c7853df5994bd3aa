import type { Page } from '@playwright/test';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { integrantesTexts } from '../../i18n/integrantesTexts.ts';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { findChromium } from '../support/chromium.ts';
import { test as testOfOwnPortal } from './ownPortal.ts';
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

/** The texts of a page, each with the weight in which the site shows it. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('.sitio') ?? document.body, NodeFilter.SHOW_TEXT);
    const texts: { text: string; weight: string }[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || parent === null || parent.closest('script, style, template') !== null) continue;
      texts.push({ text, weight: Number(getComputedStyle(parent).fontWeight) >= 550 ? '600' : '400' });
    }
    return texts;
  });

/** Widths and heights of texts in each face of fonts of the system that the browser has, and in the font of the site. */
const sizesOf = (page: Page, texts: readonly { text: string; weight?: string }[]) =>
  page.evaluate(async (texts) => {
    const box = document.createElement('div');
    document.querySelector('.sitio')?.append(box);
    const sizeIn = (family: string, weight: string, text: string) => {
      box.style = `position: absolute; white-space: nowrap; font: ${weight} 100px / normal "${family}"`;
      box.textContent = text;
      return box.getBoundingClientRect();
    };
    const own = [...document.fonts].filter(({ family }) => family.startsWith('Source Sans 3 '));
    const loaded = await Promise.allSettled(own.map((face) => face.load()));
    return loaded.flatMap((result) => {
      if (result.status === 'rejected') return [];
      const { family, weight } = result.value;
      const shown = texts.filter((text) => text.weight === undefined || text.weight === weight);
      const sizes = shown.map(({ text }) => {
        const [system, site] = [sizeIn(family, weight, text), sizeIn('Source Sans 3', weight, text)];
        return { text, system: system.width, site: site.width, height: system.height - site.height };
      });
      return [{ family, weight, sizes }];
    });
  }, texts);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

for (const [fonts, faces] of [
  ['liberation', ['Source Sans 3 Arial 400', 'Source Sans 3 Arial 600']],
  ['bare', []],
] as const) {
  // Texts of other tests would count.
  testOfOwnPortal(
    `the fonts of the system have the widths of the font of the site, and the height of its lines: ${fonts}`,
    async ({ baseURL, playwright }) => {
      await using browser = await playwright.chromium.launch(await findChromium(fonts));
      const page = await browser.newPage({ baseURL, locale: 'es-CO' });
      const texts: Awaited<ReturnType<typeof textsOf>> = [];
      for (const path of [sitePaths.inicio, sitePaths.proyectos, sitePaths.productos, sitePaths.eventos]) {
        await page.goto(path);
        texts.push(...(await textsOf(page)));
      }
      await page.goto(sitePaths.accesibilidad);
      await siteFontHasLoaded(page);
      const whole = await sizesOf(page, texts);
      expect(whole.map(({ family, weight }) => `${family} ${weight}`)).toEqual(faces);
      for (const { family, weight, sizes } of whole) {
        const width = sum(sizes.map(({ system }) => system)) / sum(sizes.map(({ site }) => site));
        expect(Math.abs(width - 1), `${family} ${weight}: ${width}`).toBeLessThan(0.01);
        expect(sizes.filter(({ height }) => height !== 0)).toEqual([]);
      }
      const paragraphs = await page.locator('main p').allTextContents();
      const each = (
        await sizesOf(
          page,
          paragraphs.map((text) => ({ text })),
        )
      ).flatMap(({ sizes }) => sizes);
      expect(each.filter(({ system, site }) => Math.abs(system / site - 1) > 0.02)).toEqual([]);
      expect(each.filter(({ height }) => height !== 0)).toEqual([]);
    },
  );
}

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
