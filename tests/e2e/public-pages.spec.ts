import { colourViolations, violations } from './axe.ts';
import { open, overflow, publicRoutes, WIDTHS } from './publicRoutes.ts';
import { expect, test } from './support.ts';

for (const route of publicRoutes) {
  test(`${route.path}: fits the viewport and has no axe violations in light and dark`, async ({ page }) => {
    for (const width of WIDTHS) {
      await open(page, route, width);
      expect(await overflow(page), `${width} px`).toBe(0);
      expect(await violations(page), `${width} px`).toEqual([]);
      // Without motion, no colour is measured during a transition.
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect(await colourViolations(page), `${width} px, dark`).toEqual([]);
      expect(await overflow(page), `${width} px, without motion`).toBe(0);
      await page.emulateMedia({ colorScheme: null, reducedMotion: null });
    }
  });
}

for (const width of WIDTHS) {
  test(`the home has no axe violations with all panels and the menu open, at ${width} px`, async ({ page }) => {
    await open(page, publicRoutes[0], width);
    const closed = page.getByRole('button', { name: 'Ver detalles', expanded: false });
    while ((await closed.count()) > 0) await closed.first().click();
    expect(await violations(page)).toEqual([]);
    const menu = page.getByRole('button', { name: 'Abrir menú' });
    if (await menu.isVisible()) await menu.click();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Inicio' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });
}
