import { expect, test } from './staff.ts';

test.describe('on a screen of 1280 × 800', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the objective of the home and its button are in sight without scrolling', async ({ page }) => {
    await page.goto('/#/admin/conf_inicio');
    const objetivo = page.getByRole('textbox', { name: /^Objetivo del grupo/ });
    await expect(objetivo).toBeInViewport();
    const save = page.getByRole('button', { name: 'Guardar cambios' });
    await expect(save).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Hay cambios sin guardar')).toHaveCount(0);
    await objetivo.press('End');
    await page.keyboard.type(' Y más.');
    await expect(page.getByText('Hay cambios sin guardar')).toBeInViewport();
    await page.getByLabel('Correo de soporte').scrollIntoViewIfNeeded();
    await expect(save).toBeInViewport({ ratio: 1 });
    // The bar above, without which the menu would begin below a hole.
    await expect(page.getByRole('link', { name: 'Ver el sitio público' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Enlace' }).click();
    await expect(page.getByRole('dialog', { name: 'Enlace' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Guardar/ })).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the buttons of a long form are in sight, above the keyboard', async ({ page }) => {
    await page.goto('/#/admin/proyectos/create');
    const add = page.getByRole('button', { name: 'Agregar proyecto' });
    await expect(add).toBeInViewport({ ratio: 1 });
    const bottom = async () => {
      const box = await add.boundingBox();
      return box === null ? 0 : Math.round(box.y + box.height);
    };
    const before = await bottom();
    // What a keyboard does: it covers a part of the window and changes only the visual viewport.
    await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, 'height', { value: window.innerHeight - 250 });
      window.visualViewport?.dispatchEvent(new Event('resize'));
    });
    await expect.poll(bottom).toBe(before - 250);
  });
});
