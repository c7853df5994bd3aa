import { type Page, chromium as playwright } from '@playwright/test';
import chromium from '@sparticuz/chromium';

/** WebCodecs need a secure context. The request is answered locally. */
const BLANK = 'https://media.localhost/';

/** Runs `work` with an empty page of the bundled Chromium, and closes the browser. */
export async function withPage<T>(work: (page: Page) => Promise<T>): Promise<T> {
  const browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    await page.route(BLANK, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    await page.goto(BLANK);
    return await work(page);
  } finally {
    await browser.close();
  }
}
