import { fontsOfPage, SITE_FONT, siteFontHasLoaded } from './siteFont.ts';
import { expect, test } from './support.ts';

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

test('no link of the header is covered, with the logo of the institution, in the font of the system and in that of the site', async ({
  page,
}) => {
  const expectNoOverlaps = async (font: string) => {
    await expect(page.getByRole('banner').getByRole('link', { name: 'Consejo Ciudadano de Seguridad' })).toBeVisible();
    for (const width of [360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 600 });
      await expect.poll(() => page.evaluate(overlaps), `${font}, ${width} px`).toEqual([]);
    }
  };
  await page.goto('/accesibilidad');
  await expectNoOverlaps('of the system');
  await siteFontHasLoaded(page);
  await page.reload();
  expect(await fontsOfPage(page)).toEqual(SITE_FONT);
  await expectNoOverlaps('of the site');
});
