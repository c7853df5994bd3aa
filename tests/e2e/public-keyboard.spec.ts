import type { Page } from '@playwright/test';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { moving, NOT_FOUND_NOISE, open, publicRoutes } from './publicRoutes.ts';
import { expect, THOROUGH, test } from './support.ts';

/** Pages that have every kind of control between them. */
const CONTROLS: readonly string[] = [
  sitePaths.inicio,
  sitePaths.proyecto(1),
  sitePaths.integrantes,
  sitePaths.productos,
  sitePaths.producto(1),
  sitePaths.eventos,
  `${sitePaths.buscar}?q=seguridad`,
];

/** The element that a Tab press focused. */
interface Stop {
  name: string;
  /** in the viewport and not covered */
  visible: boolean;
  /** has a focus outline of at least 2 px */
  outlined: boolean;
}

/** Numbers the visible controls that are not inert. */
function numberControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')];
    const usable = controls.filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && control.closest('[inert]') === null,
    );
    return usable.map((control, index) => {
      control.dataset.control = String(index);
      return `${index} ${control.textContent?.trim() || control.getAttribute('aria-label')}`;
    });
  });
}

function currentStop(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    // The browser and the carousel scroll the focused element into view in the next frame.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused.dataset.control === undefined) return null;
    const box = focused.getBoundingClientRect();
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const onTop = document.elementFromPoint(middle.x, middle.y);
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    return {
      name: `${focused.dataset.control} ${focused.textContent?.trim() || focused.getAttribute('aria-label')}`,
      visible: onTop !== null && (focused.contains(onTop) || onTop.contains(focused)),
      outlined: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    };
  });
}

/** Milliseconds in which whatever moves by a timer or frame by frame has moved. */
const SLIDE_SHOW_MS = 10_000;

test.use({ expectedNoise: NOT_FOUND_NOISE });

for (const route of publicRoutes) {
  test(
    `${route.path}: Tab reaches every control with a visible outline, and nothing moves with reduced motion`,
    CONTROLS.includes(route.path) ? {} : THOROUGH,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.clock.install();
      await open(page, route, 1280);
      expect(await moving(page)).toEqual([]);
      const picture = await page.screenshot();
      await page.clock.runFor(SLIDE_SHOW_MS);
      expect(picture.equals(await page.screenshot()), 'the same screenshot 10 s later').toBe(true);
      const controls = await numberControls(page);
      const stops: Stop[] = [];
      for (let presses = 0; presses < controls.length + 10; presses += 1) {
        await page.keyboard.press('Tab');
        const stop = await currentStop(page);
        if (stop !== null) stops.push(stop);
      }
      expect(new Set(stops.map(({ name }) => name))).toEqual(new Set(controls));
      expect(stops.filter(({ visible, outlined }) => !visible || !outlined)).toEqual([]);
      expect(await moving(page)).toEqual([]);
    },
  );
}

test('opens the skip link, the menu and a detail by keyboard', async ({ page }) => {
  await open(page, publicRoutes[0], 360);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Abrir menú' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Inicio' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('link')).toHaveCount(0);
  const detail = page.getByRole('button', { name: /^Ver detalles/ }).first();
  await detail.focus();
  await page.keyboard.press('Space');
  const opened = page.getByRole('button', { name: /^Ocultar detalles/ });
  await expect(opened).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opened).toHaveCount(0);
});

test('arrow keys move only the focused carousel', async ({ page }) => {
  await open(page, publicRoutes[5], 1280);
  const linksOf = (name: string) => page.getByRole('group', { name, exact: true }).getByRole('link');
  const [inside, outside] = [linksOf('Internos al CCS'), linksOf('Externos al CCS')];
  await expect(page.locator('.swiper-initialized')).toHaveCount(2);
  const firstOf = async (links: typeof inside) => (await links.first().boundingBox())?.x ?? 0;
  const before = await firstOf(outside);
  const from = await firstOf(inside);
  await page.keyboard.press('ArrowRight');
  expect(await firstOf(inside), 'without focus').toBe(from);
  await inside.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => firstOf(inside)).toBeLessThan(from);
  expect(await firstOf(outside)).toBe(before);
  // The focused slide has left the view; a visible slide gets the focus.
  await expect(inside.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => firstOf(inside)).toBe(from);
});
