import { DEFAULT_IDENTIDAD } from '../../api/resources/site/defaults.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { reactHasRendered } from './publicRoutes.ts';
import { expect, test } from './support.ts';

test('Back before React runs shows the whole list, not the part that the home has of it', async ({ page }) => {
  const proyectos = page.getByRole('main').getByRole('article');
  await page.goto(sitePaths.proyectos);
  const total = await proyectos.count();
  await reactHasRendered(page);
  await page.locator('a[href="/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(DEFAULT_IDENTIDAD.hero_titulo);

  const wentBack = Promise.withResolvers<void>();
  await page.route(/\/assets\/site-.*\.js/, async (route) => {
    await wentBack.promise;
    await route.continue();
  });
  await page.reload();
  await page.goBack();
  wentBack.resolve();
  await expect(page).toHaveURL(sitePaths.proyectos);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteTexts.proyectos.title);
  await reactHasRendered(page);
  await expect(proyectos).toHaveCount(total);
});

test('Back while React hydrates the document leads to the next page, without an error', async ({ page }) => {
  await page.addInitScript(() => {
    const goBack = () => {
      window.history.replaceState(window.history.state, '', '/eventos');
      window.dispatchEvent(new PopStateEvent('popstate'));
    };
    // After the listeners of the site, before the first task of React.
    document.addEventListener('portal:hydrated', () => queueMicrotask(goBack), { once: true });
  });
  await page.goto('/');
  await expect(page).toHaveURL(sitePaths.eventos);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteTexts.eventos.title);
});
