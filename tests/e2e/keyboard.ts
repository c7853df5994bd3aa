import { expect, type Page } from '@playwright/test';

/** Milliseconds, in which the page may still load what has the name. */
const PATIENCE = 30_000;

/** Presses Tab until the label, accessible name or text of the focused element matches. */
export function tabber(page: Page): (name: RegExp) => Promise<void> {
  const nextName = async () => {
    await page.keyboard.press('Tab');
    return page.evaluate(() => {
      const node = document.activeElement ?? document.body;
      const labels = 'labels' in node ? [...((node as HTMLInputElement).labels ?? [])] : [];
      const by = node.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const texts = [...labels, ...by.map((id) => document.getElementById(id))].map((one) => one?.textContent ?? '');
      return node.getAttribute('aria-label') ?? (texts.join(' ').trim() || (node.textContent ?? ''));
    });
  };
  return (name) => expect.poll(nextName, { intervals: [0], timeout: PATIENCE }).toMatch(name);
}
