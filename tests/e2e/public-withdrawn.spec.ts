import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { test } from './ownPortal.ts';
import { reactHasRendered } from './publicRoutes.ts';
import { expect, STAFF_OF_TESTS } from './support.ts';

// The browser reports the document.
test.use({ expectedNoise: /status of 410/ });

test('the page of a withdrawn line is hydrated with the code of its own page', async ({ page, baseURL }) => {
  const { ADMIN_USUARIO: usuario, ADMIN_PASSWORD: password } = STAFF_OF_TESTS;
  const send = async (path: string, input: { data?: object; multipart?: Record<string, string> }) => {
    const response = await page.request.post(`/api/${path}`, { headers: { Origin: baseURL ?? '' }, ...input });
    expect(response.ok(), await response.text()).toBe(true);
    return response.json();
  };
  await send('Login/login', { data: { usuario, password } });
  const { linea } = await send('lineas/add_linea', {
    multipart: { nombre: 'Movilidad de antes' },
  });
  await send('papelera/archivar', { data: { recurso: 'lineas', recurso_id: linea.id } });
  await page.context().clearCookies();

  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const title = document.querySelector('h1');
      if (title === null) return;
      observer.disconnect();
      title.setAttribute('data-sent', '');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(sitePaths.linea(linea.direccion));
  await reactHasRendered(page);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Este contenido fue retirado');
  await expect(title).toHaveAttribute('data-sent', '');
});
