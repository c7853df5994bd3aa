import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { shareTexts } from '../../i18n/shareTexts.ts';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { expect, test } from './support.ts';

const DETAILS = [sitePaths.proyecto(1), sitePaths.integrante(1), sitePaths.producto(1), sitePaths.evento(1)];

const WHITE = 'rgb(255, 255, 255)';
const BLACK = 'rgb(0, 0, 0)';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a project prints as a clean sheet from the ${colorScheme} scheme`, async ({ page, baseURL }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(sitePaths.proyecto(1));
    const share = page.getByRole('button', { name: shareTexts.share });
    const foot = page.getByText(/^Impreso el \d+ de \p{L}+ de \d{4}$/u);
    const address = page.getByText(`${baseURL}${new URL(page.url()).pathname}`);
    const onScreen = [
      page.getByRole('navigation', { name: 'Principal' }),
      page.getByRole('contentinfo'),
      page.getByText('Volver'),
      share,
    ];
    await expect(page.getByRole('link', { name: /^Compartir por WhatsApp/ })).toBeVisible();
    for (const part of onScreen) await expect(part).toBeVisible();
    for (const part of [foot, address]) await expect(part).toBeHidden();

    await page.emulateMedia({ colorScheme, media: 'print' });
    for (const part of onScreen) await expect(part).toBeHidden();
    for (const part of [foot, address]) await expect(part).toBeVisible();
    await expect(page.locator('main button:visible')).toHaveCount(0);
    await expect(page.locator('.sitio')).toHaveCSS('background-color', WHITE);
    for (const part of [page.getByRole('heading', { level: 1 }), foot]) await expect(part).toHaveCSS('color', BLACK);
    const link = page.getByRole('link', { name: new RegExp(`^${siteTexts.proyectos.externalLink}`) });
    const written = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(written).toContain((await link.getAttribute('href')) ?? 'no address');
  });
}

test('each kind of detail page prints without controls, and with the addresses of its links', async ({ page }) => {
  const internal: number[] = [];
  for (const path of DETAILS) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Impreso el/), path).toBeVisible();
    await expect(page.locator(':is(nav, form, footer, main button):visible'), path).toHaveCount(0);
    const links = await page.locator('main a[href]:not([href^="mailto:"]):visible').evaluateAll((found) =>
      found.map((link) => ({
        href: link.getAttribute('href') ?? '',
        written: getComputedStyle(link, '::after').content,
        isStatic: getComputedStyle(link, '::after').position === 'static',
      })),
    );
    expect(
      links.filter(({ href, written, isStatic }) => !(written.includes(href) && isStatic)),
      path,
    ).toEqual([]);
    internal.push(links.filter(({ href }) => href.startsWith('/')).length);
  }
  // A project's members and products, a member's projects, and a product's project; an event has no records.
  expect(internal.map((count) => count > 0)).toEqual([true, true, true, false]);
});

for (const query of ['', '?vista=lista']) {
  test(`the list of products${query} prints whole titles, without controls`, async ({ page }) => {
    await page.goto(sitePaths.productos + query);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(page.locator(':is(nav, form, main button):visible')).toHaveCount(0);
    const cut = await page
      .locator('main article :is(h2, h3)')
      .evaluateAll((titles) => titles.filter((title) => title.scrollHeight > title.clientHeight + 1).length);
    expect(cut).toBe(0);
    const clamps = await page
      .locator('main article :is(h2, h3)')
      .evaluateAll((titles) => [...new Set(titles.map((title) => getComputedStyle(title).webkitLineClamp))]);
    expect(clamps).toEqual(['none']);
    if (query === '') return;
    const dois = page.locator('main article a[href^="https://doi.org/"]');
    const written = await dois.evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]),
    );
    expect(written.length).toBeGreaterThan(0);
    expect(written).toEqual(written.map(([href]) => [href, `"${href}"`]));
  });
}
