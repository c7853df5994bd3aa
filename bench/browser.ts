/** Measures lists of many records on the public site: from a keystroke in the search to the paint, and scrolling. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { foldText } from '../contract/values/foldText.ts';
import { findChromium } from '../tests/support/chromium.ts';
import { fill, nameOf, TEXT } from './manyRecords.ts';
import { median } from './median.ts';
import { startPortal, temporaryFolder } from './servers.ts';

/** A word of the names, typed and deleted letter by letter; each keystroke changes the list. */
const WORD = 'cascos';
const KEYS = [...WORD, ...Array.from(WORD, () => 'Backspace')];
const ROUNDS = 3;
const SCROLL_MS = 3_000;
/** Two frames at 60 Hz. */
const SLOW_FRAME_MS = 34;

/** The searched text of each list; the home's eventos have no search. */
const LISTS = [
  { list: 'projects', path: '/#/proyectos_investigacion', searched: nameOf },
  { list: 'products', path: '/#/productos_investigacion', searched: (n: number) => `${nameOf(n)} ${TEXT}` },
  { list: 'events (home)', path: '/#/', searched: null },
] as const;

type Searched = (n: number) => string;

function matches(text: string, count: number, searched: Searched): number {
  const needle = foldText(text);
  return Array.from({ length: count }, (_, n) => foldText(searched(n))).filter((name) => name.includes(needle)).length;
}

/**
 * Presses a key and waits until the page has painted the list.
 * @param expected the number of results
 * @returns milliseconds from the keydown event to the frame after the paint
 */
async function keystroke(page: Page, key: string, expected: number): Promise<number> {
  const painted = await page.evaluateHandle((expected) => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    /** '10.000 proyectos', or 'Mostrando 12 de 10.000 proyectos' */
    const shown = () => {
      const [number = ''] = /[\d.]+/.exec(document.querySelector('main [role=status]')?.textContent ?? '') ?? [];
      return Number(number.replaceAll('.', ''));
    };
    const pressed = new Promise<number>((resolve) => {
      window.addEventListener('keydown', (event) => resolve(event.timeStamp), { capture: true, once: true });
    });
    const untilPainted = async () => {
      const begin = await pressed;
      while (shown() !== expected) {
        if (performance.now() - begin > 10_000) throw new Error(`${shown()} results instead of ${expected}`);
        await frame();
      }
      // The paint is complete when the next frame starts.
      await frame();
      return performance.now() - begin;
    };
    // Wrapped in an object so that evaluateHandle does not wait for the promise.
    return { time: untilPainted() };
  }, expected);
  await page.keyboard.press(key);
  return painted.evaluate(({ time }) => time);
}

async function typing(page: Page, count: number, searched: Searched): Promise<number[]> {
  const times: number[] = [];
  await page.getByRole('searchbox').focus();
  for (let round = 0; round < ROUNDS; round += 1) {
    let text = '';
    for (const key of KEYS) {
      text = key === 'Backspace' ? text.slice(0, -1) : text + key;
      times.push(await keystroke(page, key, matches(text, count, searched)));
    }
  }
  return times;
}

/** Scrolls from top to bottom. @returns the times between frames, in milliseconds */
async function scrolling(page: Page): Promise<number[]> {
  await page.mouse.move(400, 400);
  const frames = page.evaluate(
    (duration) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const begin = performance.now();
        let last = begin;
        const record = (now: number) => {
          times.push(now - last);
          last = now;
          if (now - begin < duration) requestAnimationFrame(record);
          else resolve(times);
        };
        requestAnimationFrame(record);
      }),
    SCROLL_MS,
  );
  const end = performance.now() + SCROLL_MS;
  while (performance.now() < end) await page.mouse.wheel(0, 300);
  return frames;
}

async function measure(
  browser: Browser,
  origin: string,
  { list, path, searched }: (typeof LISTS)[number],
  count: number,
) {
  await using page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  // The start of a browser process for the origin takes 0 or 280 ms, by chance.
  await page.goto(`${origin}/health`);
  const begin = performance.now();
  await page.goto(origin + path);
  // Looks at every frame: a locator looks again only after up to half a second.
  await page.waitForFunction(() => document.querySelectorAll('main article')[2]?.checkVisibility());
  const shownMs = performance.now() - begin;
  await page.waitForLoadState('networkidle');
  const keys = searched === null ? [] : await typing(page, count, searched);
  const frames = await scrolling(page);
  return {
    records: count,
    list,
    'shown ms': Math.round(shownMs),
    'keystroke ms': keys.length === 0 ? '' : Math.round(median(keys)),
    'worst key ms': keys.length === 0 ? '' : Math.round(Math.max(...keys)),
    'slow frames %': ((100 * frames.filter((time) => time > SLOW_FRAME_MS).length) / frames.length).toFixed(1),
    'worst frame ms': Math.round(Math.max(...frames)),
  };
}

/** Measures each list in a portal with `count` proyectos, productos and eventos. */
export async function measureBrowser(count: number) {
  using folder = temporaryFolder();
  await fill(folder.path, count);
  await using portal = await startPortal({ DATA_DIR: folder.path, SAMPLE_CONTENT: 'off' });
  const browser = await chromium.launch(await findChromium());
  try {
    const rows = [];
    for (const list of LISTS) rows.push(await measure(browser, portal.origin, list, count));
    return rows;
  } finally {
    await browser.close();
  }
}
