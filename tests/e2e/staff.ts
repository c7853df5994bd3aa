import type { APIRequestContext, BrowserContextOptions, Page } from '@playwright/test';
import { test as base, expect as baseExpect, noiseOf, signIn } from './support.ts';

// Milliseconds: whole journeys in a real browser, on machines that have other work to do.
const JOURNEY_MS = 120_000;
export const expect = baseExpect.configure({ timeout: 15_000 });

type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const NOBODY: Session = { cookies: [], origins: [] };

/** A picture that the home named, and that went with the record which a test beside this one has deleted meanwhile. */
const OF_ANOTHER_TEST = /404 \(Not Found\) \S+\/api\/uploads\//;

/** Pages of someone who has signed in, and `visitor`: a page of someone who has not. */
export const test = base.extend<{ visitor: Page }, { session: Session }>({
  // Once for each worker: the redirect after signing in takes 1.5 s. A test that ends its session signs in by itself.
  session: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL ?? '', storageState: NOBODY });
      await signIn(await context.newPage());
      await use(await context.storageState());
      await context.close();
    },
    { scope: 'worker' },
  ],
  storageState: ({ session }, use, info) => {
    info.setTimeout(JOURNEY_MS);
    return use(session);
  },
  // Without the video, which two cores can hardly draw.
  visitor: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ storageState: NOBODY, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const noise = noiseOf(page, baseURL ?? '');
    await use(page);
    expect(noise.filter((line) => !OF_ANOTHER_TEST.test(line))).toEqual([]);
    await context.close();
  },
});

/** Makes ready what a test is not about, by a call of section 7. @param path below /api */
export async function prepare(request: APIRequestContext, path: string, data: object): Promise<unknown> {
  const response = await request.post(`/api/${path}`, { data });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

/** Answers the next confirmation of the browser. @param question the exact text of section 5 */
export function answerNext(page: Page, question: string, yes: boolean): void {
  page.once('dialog', async (dialog) => {
    expect(dialog.message()).toBe(question);
    await (yes ? dialog.accept() : dialog.dismiss());
  });
}

/** Takes the pointer where no toast appears: one that can be undone waits, and its save with it, while it is pointed at. */
export async function restPointer(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
}
