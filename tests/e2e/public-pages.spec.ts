import { DEFAULT_LINEAS } from '../../api/resources/site/defaults.ts';
import { lineaPath } from '../../contract/addresses/siteLineas.ts';
import { matchRoute } from '../../contract/addresses/siteRoutes.ts';
import { lazyPages } from '../../public-site/resources/lazyPages.ts';
import { violations } from './axe.ts';
import { open, openPanels, overflow, publicRoutes, WIDTHS } from './publicRoutes.ts';
import { expect, THOROUGH, test } from './support.ts';

test('each page is among the public routes', () => {
  const pages: string[] = publicRoutes.map(({ path }) => matchRoute(path.split('?')[0] ?? '').page);
  expect(['inicio', ...Object.keys(lazyPages)].filter((page) => !pages.includes(page))).toEqual([]);
});

for (const width of WIDTHS) {
  test(
    `the moving home has no axe violations, nor with all panels and the menu open, at ${width} px`,
    width === 768 ? THOROUGH : {},
    async ({ page }) => {
      await open(page, publicRoutes[0], width);
      expect(await overflow(page)).toBe(0);
      expect(await violations(page)).toEqual([]);
      await openPanels(page);
      expect(await violations(page)).toEqual([]);
      const menu = page.getByRole('button', { name: 'Abrir menú' });
      if (await menu.isVisible()) await menu.click();
      await expect(
        page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Inicio' }),
      ).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    },
  );
}

test('each line of research has a page with its name and its projects', async ({ request }) => {
  for (const linea of DEFAULT_LINEAS) {
    const response = await request.get(lineaPath(linea));
    expect(response.status(), linea.nombre).toBe(200);
    const html = await response.text();
    expect(html).toMatch(new RegExp(`<h1[^>]*>${linea.nombre}</h1>`));
    expect(html).toMatch(/Ver más/);
  }
});
