import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { sanitizeSvg } from '../../api/uploads/svg/sanitizeSvg.ts';
import { expect, test } from './support.ts';

const KEPT = path.resolve(import.meta.dirname, '../api/uploads/drawings/kept');

const BEHIND = '#e8e8e8';

/** The pixels of a drawing as the site shows a logo: in an image. */
async function draw(page: Page, svg: string | Buffer): Promise<Buffer> {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setContent(
    `<body style="margin:0;background:${BEHIND}"><img alt="" src="${source}" style="width:300px;height:300px;object-fit:contain">`,
  );
  expect(await page.evaluate(() => document.images[0]?.decode().then(() => true))).toBe(true);
  return await page.screenshot();
}

test.describe('a drawing that is kept', () => {
  test.use({ viewport: { width: 300, height: 300 } });

  for (const name of readdirSync(KEPT))
    test(`is drawn as before it was cleaned: ${name}`, async ({ page }) => {
      const original = readFileSync(path.join(KEPT, name));
      const before = await draw(page, original);
      expect((await draw(page, sanitizeSvg(original))).equals(before)).toBe(true);
      expect((await draw(page, '<svg xmlns="http://www.w3.org/2000/svg"/>')).equals(before)).toBe(false);
    });
});
