import { expect, test } from './support.ts';

// The test refuses the web font.
test.use({ expectedNoise: /^console: Failed to load resource: net::ERR_FAILED .*\.woff2$/ });

/** Pairs of links, fields and buttons of the header that cover each other, by their texts. */
function overlaps(): string[] {
  const shown = [...document.querySelectorAll('header :is(a, button, form)')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => element.checkVisibility() && box.width > 0);
  return shown.flatMap(({ element, box }, index) =>
    shown
      .slice(index + 1)
      .filter((other) => !element.contains(other.element))
      .filter(
        ({ box: { left, right, top, bottom } }) =>
          box.left < right && left < box.right && box.top < bottom && top < box.bottom,
      )
      .map((other) => `${element.textContent} | ${other.element.textContent}`),
  );
}

test('no link of the header is covered, with the logo of the institution and without the web font', async ({
  page,
}) => {
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto('/accesibilidad');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Consejo Ciudadano de Seguridad' })).toBeVisible();
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 600 });
    expect(await page.evaluate(overlaps), `${width} px`).toEqual([]);
  }
});
