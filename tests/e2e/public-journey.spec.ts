import { reactHasRendered, watchLoading } from './publicRoutes.ts';
import { expect, test } from './support.ts';

test.use({ viewport: { width: 360, height: 800 } });

test('on a phone, Back from a detail restores the list and its scroll position', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await expect(menu.getByRole('link')).toHaveCount(0);
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await menu.getByRole('link', { name: 'Proyectos de investigación' }).click();
  await expect(page).toHaveURL(/\/proyectos_investigacion$/);
  await expect(menu.getByRole('link')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('Finalizado');
  await expect(page.getByText(/^Mostrando \d+ de \d+ proyectos$/)).toBeVisible();
  const last = page.getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await last.getByRole('link', { name: /^Ver más/ }).click();
  await expect(page.getByText('Finalizado', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Volver', exact: true }).click();
  await expect(page).toHaveURL(/\/proyectos_investigacion\?estado=2$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('shows the scroll-to-top button once the page is scrolled', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Volver arriba' });
  await expect(page.getByRole('region', { name: 'Eventos académicos' }).getByRole('article').first()).toBeAttached();
  await expect(button).toHaveCount(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('links the home to a line, its project, its member and the products', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('region', { name: 'Líneas de investigación' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/lineas\/sostenibilidad$/);
  // Until the script has run, the home stays below the new address.
  await expect(page.getByRole('heading', { level: 1, name: 'Sostenibilidad' })).toBeVisible();
  await page
    .getByRole('link', { name: /^Ver más/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/proyecto_investigacion\/[\w-]+\/[\w-]+$/);
  await page.getByRole('main').locator('a[href^="/integrante_grupo_investigacion/"]').first().click();
  await expect(page.getByRole('heading', { name: 'Proyectos en los que participa' })).toBeVisible();
  await page.goto('/');
  await page
    .getByRole('link', { name: /^Ver detalles de/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/productos_investigacion_detail\/[\w-]+\/[\w-]+$/);
  await page.goto('/');
  await page.getByRole('link', { name: 'Ver todos los productos' }).click();
  await page.getByRole('searchbox').fill('nada de eso');
  await expect(page.getByText('No se encontraron productos que coincidan con "nada de eso"')).toBeVisible();
  await page.getByRole('button', { name: 'Ver todos los productos' }).click();
  await expect(page.getByRole('link', { name: /^Ver Detalles/ }).first()).toBeVisible();
});

test('downloads neither the carousel’s nor the back office’s code where it is not used', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  using loading = watchLoading(page);
  await page.goto('/');
  await reactHasRendered(page);
  await loading.ended();
  expect(scripts.filter((path) => /swiper|Page-|admin/i.test(path))).toEqual([]);
  await page.goto('/integrantes_grupo_investigacion');
  await expect(page.getByRole('group', { name: 'Internos al CCS', exact: true })).toBeVisible();
  await expect.poll(() => scripts.some((path) => path.includes('swiper'))).toBe(true);
  expect(scripts.filter((path) => /admin/i.test(path))).toEqual([]);
});

test('a carousel is a row that scrolls until Swiper comes, which goes on from there', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/swiper-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/integrantes_grupo_investigacion');
  const carousel = page.getByRole('group', { name: 'Internos al CCS', exact: true });
  const links = carousel.getByRole('link');
  const leftOf = async (slide: number) => Math.round((await links.nth(slide).boundingBox())?.x ?? 0);
  const start = await leftOf(0);
  const previous = carousel.getByRole('button', { name: 'Retroceder en el carrusel' });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await carousel.getByRole('button', { name: 'Avanzar en el carrusel' }).click();
  await expect.poll(() => leftOf(1)).toBe(start);
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
  await expect(carousel.locator('.swiper-initialized')).toHaveCount(0);
  held.resolve();
  await expect(carousel.locator('.swiper-initialized')).toBeVisible();
  await expect.poll(() => leftOf(1)).toBe(start);
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
});

test('a member out of view can be opened in the frame that focuses it', async ({ page }) => {
  await page.goto('/integrantes_grupo_investigacion');
  const carousel = page.getByRole('group', { name: 'Internos al CCS', exact: true });
  await expect(carousel.locator('.swiper-initialized')).toBeVisible();
  await carousel
    .getByRole('link')
    .last()
    .evaluate((link: HTMLElement) => {
      link.focus();
      link.click();
    });
  await expect(page.getByRole('heading', { name: 'Proyectos en los que participa' })).toBeVisible();
});
