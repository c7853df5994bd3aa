import type { Page } from '@playwright/test';

/** Records layout shifts. @returns a function that reads the class names of the shifted elements */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, sources } = entry as PerformanceEntry & {
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        const names = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement)?.className);
        if (!hadRecentInput) shifts.push(names.join(', '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
