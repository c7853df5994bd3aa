/** Measures a long table of the back office: the time to open it, and the time from a keystroke in its filter to the paint. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../tests/support/chromium.ts';
import { fill } from './manyRecords.ts';
import { median } from './median.ts';
import { STAFF, startPortal, temporaryFolder } from './servers.ts';

/** Typed letter by letter, with pauses. */
const WORD = 'glorietas';
/** Typed without pauses; a word not searched for before, so nothing is cached. */
const OTHER_WORD = 'taludes';
const ROWS = 'table tbody tr';

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/#/admin/login`);
  await page.getByLabel(/Usuario/).fill(STAFF.usuario);
  await page.getByLabel(/Contraseña/).fill(STAFF.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByRole('heading', { name: 'Panel principal' }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** @returns milliseconds from the last byte of the list to the paint of its rows, after a reload */
async function opening(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/#/admin/proyectos`);
  await page.reload();
  return page.evaluate(async (rows) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const list = () =>
      performance.getEntriesByType('resource').findLast(({ name }) => /proyectos_investigacion\/get_all/i.test(name));
    while (document.querySelectorAll(rows).length === 0 || list() === undefined) await frame();
    const painted = performance.now();
    return painted - Math.min((list() as PerformanceResourceTiming).responseEnd, painted);
  }, ROWS);
}

/** @returns the longest frame after each key of a slowly typed word, in milliseconds */
async function framesWhileTyping(page: Page): Promise<number[]> {
  const blocked: number[] = [];
  for (const key of WORD) {
    const worst = page.evaluate(async () => {
      let last = performance.now();
      let longest = 0;
      const end = last + 250;
      while (last < end) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
      }
      return longest;
    });
    await page.keyboard.press(key);
    blocked.push(await worst);
  }
  return blocked;
}

/** @returns milliseconds from the last key of a quickly typed word until only matching rows are painted */
async function filtering(page: Page): Promise<number> {
  const filtered = page.evaluate(
    async ([rows, word]) => {
      let lastKey = Number.POSITIVE_INFINITY;
      const record = ({ timeStamp }: Event) => {
        lastKey = timeStamp;
      };
      addEventListener('keydown', record, { capture: true });
      const hasOtherRows = () =>
        [...document.querySelectorAll(rows)].some((row) => !row.textContent?.toLowerCase().includes(word));
      while (hasOtherRows()) await new Promise((resolve) => requestAnimationFrame(resolve));
      removeEventListener('keydown', record, { capture: true });
      return performance.now() - lastKey;
    },
    [ROWS, OTHER_WORD] as const,
  );
  await page.keyboard.type(OTHER_WORD, { delay: 40 });
  return filtered;
}

async function measure(browser: Browser, origin: string, count: number) {
  await using page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await signIn(page, origin);
  const openMs = await opening(page, origin);
  await page.waitForLoadState('networkidle');
  const search = page.getByRole('textbox', { name: 'Buscar por nombre' });
  await search.focus();
  const blocked = await framesWhileTyping(page);
  await search.fill('');
  await page
    .getByRole('row')
    .filter({ hasNotText: new RegExp(OTHER_WORD, 'i') })
    .nth(1)
    .waitFor();
  return {
    projects: count,
    'open ms after data': Math.round(openMs),
    'keystroke frame ms': Math.round(median(blocked)),
    'worst frame ms': Math.round(Math.max(...blocked)),
    'filtered ms after last key': Math.round(await filtering(page)),
  };
}

/** Measures the table of proyectos with `count` rows. */
export async function measureAdminTable(count: number) {
  using folder = temporaryFolder();
  await fill(folder.path, count);
  await using portal = await startPortal({ DATA_DIR: folder.path, SAMPLE_CONTENT: 'off' });
  const browser = await chromium.launch(await findChromium());
  try {
    return await measure(browser, portal.origin, count);
  } finally {
    await browser.close();
  }
}
