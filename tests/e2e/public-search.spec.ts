import type { Page } from '@playwright/test';
import { sitePages } from '../../contract/addresses/sitePages.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { buscarTexts as texts } from '../../i18n/buscarTexts.ts';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { violations } from './axe.ts';
import { overflow, reactHasRendered, WIDTHS } from './publicRoutes.ts';
import { expect, THOROUGH, test } from './support.ts';

const headerField = (page: Page) =>
  page
    .getByRole('search', { name: siteTexts.site.searchPortal })
    .getByRole('textbox', { name: siteTexts.site.searchPortal });

for (const before of ['/#', ''] as const) {
  test(
    `searches from the header and on the page, opened at ${before}${sitePaths.eventos}`,
    before === '' ? {} : THOROUGH,
    async ({ page }) => {
      await page.goto(before + sitePaths.eventos);
      await expect(page.getByRole('heading', { level: 1, name: siteTexts.eventos.title })).toBeVisible();
      // Before, the form loads a document, which leaves the focus where the browser puts it.
      await reactHasRendered(page);
      await headerField(page).fill('químicas');
      await headerField(page).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: sitePages.buscar.name })).toBeVisible();
      await expect(page).toHaveURL(`${sitePaths.buscar}?q=qu%C3%ADmicas`);
      await expect(page.getByRole('main')).toBeFocused();
      const field = page.getByRole('searchbox', { name: texts.field });
      await expect(field).toHaveValue('químicas');
      await field.fill('');
      await field.pressSequentially('QUIMICA');
      const group = page.getByRole('region', { name: /^Líneas de investigación \(1\)$/ });
      await expect(group.getByRole('link', { name: 'Seguridad química' })).toBeVisible();
      await expect(group.locator('mark')).toHaveText('química');
      await expect(page).toHaveURL(`${sitePaths.buscar}?q=QUIMICA`);
      expect(await violations(page)).toEqual([]);
      await group.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Seguridad química' })).toBeVisible();
      await page.goBack();
      await expect(group.getByRole('link')).toBeVisible();
      await expect(field).toHaveValue('QUIMICA');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: siteTexts.eventos.title })).toBeVisible();
    },
  );
}

for (const width of WIDTHS) {
  test(`the field in the header is reached by keyboard and moves nothing, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(sitePaths.productos);
    const top = async () => (await page.getByRole('main').boundingBox())?.y;
    const closed = await top();
    // After the skip link, the name of the group and the logo of the institution.
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
    await expect(headerField(page)).toBeFocused();
    await page.keyboard.type('cascos');
    expect(await top()).toBe(closed);
    expect(await overflow(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: sitePages.buscar.name })).toBeVisible();
  });
}

test.describe('a failed search', () => {
  test.use({ expectedNoise: /search:|status of 503/ });

  test('says so, and can be repeated', async ({ page }) => {
    await page.goto(sitePaths.buscar);
    await page.route('**/api/buscar?*', (route) => route.fulfill({ status: 503, json: { success: 0 } }));
    await page.getByRole('searchbox', { name: texts.field }).fill('seguridad');
    await expect(page.getByText(texts.failed)).toBeVisible();
    await page.unroute('**/api/buscar?*');
    await page.getByRole('button', { name: siteTexts.loading.retry }).click();
    await expect(page.getByRole('status').filter({ hasText: /^\d+ resultados$/ })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('the field in the header opens the page with its results', async ({ page }) => {
    await page.goto('/');
    await headerField(page).fill('SEGURIDAD QUIMICA');
    await headerField(page).press('Enter');
    await expect(page).toHaveURL(`${sitePaths.buscar}?q=SEGURIDAD+QUIMICA`);
    await expect(page.getByRole('link', { name: 'Seguridad química' })).toBeVisible();
    const field = page.getByRole('searchbox', { name: texts.field });
    await expect(field).toHaveValue('SEGURIDAD QUIMICA');
    await field.fill('xyzzy');
    await page.getByRole('main').getByRole('button', { name: siteTexts.site.search }).click();
    await expect(page.getByText(/^No se encontró nada que coincida con "xyzzy"/)).toBeVisible();
  });
});
