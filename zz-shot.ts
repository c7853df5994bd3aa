import { chromium } from '@playwright/test';
import { findChromium } from './tests/support/chromium.ts';
const [,, base, out, list, widths = '360,768,1280', schemes = 'light'] = process.argv;
const browser = await chromium.launch(await findChromium());
for (const scheme of schemes.split(',')) for (const w of widths.split(',').map(Number)) {
  const context = await browser.newContext({ viewport: { width: w, height: 800 }, colorScheme: scheme as 'light' | 'dark', reducedMotion: 'reduce', locale: 'es-CO' });
  const page = await context.newPage();
  page.setDefaultTimeout(20000);
  for (const item of list.split(',')) {
    const [name, path] = item.split('=');
    await page.goto(base + path);
    await page.waitForTimeout(700);
    await page.evaluate(async () => { for (const i of document.images) i.loading = 'eager'; for (let y = 0; y < document.body.scrollHeight; y += 600) { scrollTo(0, y); await new Promise((r) => setTimeout(r, 30)); } scrollTo(0, 0); });
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${out}/${name}-${w}-${scheme}.png`, fullPage: true });
  }
  await context.close();
}
await browser.close();
process.exit(0);
