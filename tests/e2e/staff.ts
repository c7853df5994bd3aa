import type { APIRequestContext, BrowserContextOptions, Page } from '@playwright/test';
import { test as base, expect as baseExpect, noiseOf, STAFF_OF_TESTS, startSession } from './support.ts';

// Milliseconds.
const JOURNEY_MS = 120_000;
export const expect = baseExpect.configure({ timeout: 15_000 });

type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const NOBODY: Session = { cookies: [], origins: [] };

/** The home may refer to a picture whose record a parallel test has just deleted. */
const DELETED_BY_ANOTHER_TEST = /404 \(Not Found\) \S+\/api\/uploads\//;

/**
 * `page` has a staff session; `visitor` has none. Both prefer reduced motion: a click on what moves can be lost,
 * colours that change slowly would be checked half-way, and the video is slow on two cores.
 */
export const test = base.extend<{ visitor: Page }, { session: Session }>({
  // One session per worker. A test that ends its session must start its own.
  session: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL ?? '', storageState: NOBODY });
      await startSession(context);
      await use(await context.storageState());
      await context.close();
    },
    { scope: 'worker' },
  ],
  storageState: ({ session }, use, info) => {
    info.setTimeout(JOURNEY_MS);
    return use(session);
  },
  contextOptions: { reducedMotion: 'reduce' },
  visitor: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ storageState: NOBODY });
    const page = await context.newPage();
    const noise = noiseOf(page, baseURL ?? '');
    await use(page);
    expect(noise.filter((line) => !DELETED_BY_ANOTHER_TEST.test(line))).toEqual([]);
    await context.close();
  },
});

/** Creates test data with a POST. @param path below /api */
export async function prepare(request: APIRequestContext, path: string, data: object): Promise<unknown> {
  const response = await request.post(`/api/${path}`, { data });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

/** Creates a user. It confirms the session, which other tests of the worker share. */
export async function prepareUsuario(request: APIRequestContext, data: object): Promise<unknown> {
  await prepare(request, 'Login/confirmar', { clave: STAFF_OF_TESTS.ADMIN_PASSWORD });
  return prepare(request, 'usuarios', data);
}

/** Starts a session that no other test has confirmed. The worker's session stays. */
export async function startOwnSession(page: Page): Promise<void> {
  await page.context().clearCookies();
  await startSession(page.context());
}

/** Answers the next window.confirm. @param question the exact text expected */
export function answerNext(page: Page, question: string, yes: boolean): void {
  page.once('dialog', async (dialog) => {
    expect(dialog.message()).toBe(question);
    await (yes ? dialog.accept() : dialog.dismiss());
  });
}

/** Moves the pointer away from toasts, which stay while it is over them. */
export async function restPointer(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
}
