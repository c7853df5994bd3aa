import type { Page } from '@playwright/test';

const PRESSES = 80;

/** Presses Tab until the label, accessible name or text of the focused element matches. */
export function tabber(page: Page): (name: RegExp) => Promise<void> {
  return async (name) => {
    for (let presses = 0; presses < PRESSES; presses += 1) {
      await page.keyboard.press('Tab');
      const focusedName = await page.evaluate(() => {
        const node = document.activeElement ?? document.body;
        const labels = 'labels' in node ? [...((node as HTMLInputElement).labels ?? [])] : [];
        const by = node.getAttribute('aria-labelledby')?.split(' ') ?? [];
        const texts = [...labels, ...by.map((id) => document.getElementById(id))].map((one) => one?.textContent ?? '');
        return node.getAttribute('aria-label') ?? (texts.join(' ').trim() || (node.textContent ?? ''));
      });
      if (name.test(focusedName)) return;
    }
    throw new Error(`the Tab key never reached ${name}`);
  };
}
