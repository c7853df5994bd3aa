/** Measures searches at a constant rate, another call beside them, and the time from a keystroke to its results on the screen. */
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { addressOf } from '../contract/calls/callAddress.ts';
import { findChromium } from '../tests/support/chromium.ts';
import { fill } from './manyRecords.ts';
import { median } from './median.ts';
import { percentile } from './percentile.ts';
import { requestOf } from './pressure/connection.ts';
import { type Visits, visit } from './pressure/visitors.ts';
import { type RunningServer, startPortal, temporaryFolder } from './servers.ts';

/** Words of names and of texts, of many records, of few and of none: half of them are new in each search. */
const textOf = (turn: number): string =>
  [
    'cascos',
    `glorietas ${turn}`,
    'señales noche',
    'ciclistas',
    'ca',
    `puerto ${turn * 7}`,
    `informe ${turn * 3}`,
    `xyzzy${turn}`,
  ][turn % 8] ?? '';
const SEARCHES_A_SECOND = 100;
const OTHERS_A_SECOND = 100;
const CONNECTIONS = 10;
const SECONDS = 10;
/** Typed and deleted letter by letter. */
const WORD = 'glorietas';
const KEYS = [...WORD, ...Array.from(WORD.slice(2), () => 'Backspace')];
const ROUNDS = 3;

const search = (q: string): string => requestOf('GET', addressOf('search', { query: { q } }));
/** The call is cached, but its cookie leads it through Fastify, like the searches. */
const OTHER = requestOf('GET', addressOf('getProyecto', { params: { id: 1 } }), ['Cookie: ajena=1']);

function run({ origin }: RunningServer, perSecond: number, chooseRequest: (turn: number) => string): Promise<Visits> {
  return visit({
    port: Number(new URL(origin).port),
    connections: CONNECTIONS,
    perSecond,
    seconds: SECONDS,
    chooseRequest,
  });
}

const p = ({ times }: Visits, share: number): string => percentile(times, share).toFixed(1);
const failuresOf = (...all: Visits[]): number =>
  all.flatMap(({ failures }) => Object.values(failures)).reduce((sum, count) => sum + count, 0);

async function measureRate(portal: RunningServer) {
  const others = () => run(portal, OTHERS_A_SECOND, () => OTHER);
  await run(portal, SEARCHES_A_SECOND, (turn) => search(textOf(turn)));
  const alone = await others();
  const [searches, beside] = await Promise.all([
    run(portal, SEARCHES_A_SECOND, (turn) => search(textOf(turn))),
    others(),
  ]);
  return {
    'search p50 ms': p(searches, 0.5),
    'search p99 ms': p(searches, 0.99),
    'other call p99 ms, without searches': p(alone, 0.99),
    'other call p99 ms, beside': p(beside, 0.99),
    failures: failuresOf(alone, searches, beside),
  };
}

/** Presses a key and waits until the results of the text are painted. @returns milliseconds from the keydown event */
async function keystroke(page: Page, key: string, text: string): Promise<number> {
  const painted = await page.evaluateHandle((text) => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const isShown = () =>
      new URLSearchParams(window.location.search).get('q') === text &&
      document.querySelector('main [aria-busy=false] section') !== null;
    const pressed = new Promise<number>((resolve) => {
      window.addEventListener('keydown', (event) => resolve(event.timeStamp), { capture: true, once: true });
    });
    const untilPainted = async () => {
      const begin = await pressed;
      while (!isShown()) {
        if (performance.now() - begin > 10_000) throw new Error(`no results of ${text}`);
        await frame();
      }
      // The paint is complete when the next frame starts.
      await frame();
      return performance.now() - begin;
    };
    // Wrapped in an object so that evaluateHandle does not wait for the promise.
    return { time: untilPainted() };
  }, text);
  await page.keyboard.press(key);
  return painted.evaluate(({ time }) => time);
}

async function measureTyping(browser: Browser, { origin }: RunningServer) {
  await using page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const begin = WORD.slice(0, 2);
  await page.goto(`${origin}/buscar?q=${begin}`);
  await page.waitForLoadState('networkidle');
  const times: number[] = [];
  await page.locator('main input').focus();
  await page.keyboard.press('End');
  for (let round = 0; round < ROUNDS; round += 1) {
    let text = begin;
    for (const key of KEYS.slice(begin.length)) {
      text = key === 'Backspace' ? text.slice(0, -1) : text + key;
      times.push(await keystroke(page, key, text));
      // Faster typing would be answered for the last letter only.
      await setTimeout(50);
    }
  }
  return { 'keystroke ms': Math.round(median(times)), 'worst key ms': Math.round(Math.max(...times)) };
}

/** @param count of proyectos, productos and eventos each */
export async function measureSearch(count: number) {
  using folder = temporaryFolder();
  await fill(folder.path, count);
  await using portal = await startPortal({
    DATA_DIR: folder.path,
    SAMPLE_CONTENT: 'off',
    SEARCHES_PER_MINUTE: '1000000',
  });
  const browser = await chromium.launch(await findChromium());
  try {
    const typing = await measureTyping(browser, portal);
    await browser.close();
    return { records: 3 * count, ...(await measureRate(portal)), ...typing, 'memory MB': Math.round(portal.memory()) };
  } finally {
    await browser.close();
  }
}
