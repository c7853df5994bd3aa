import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { PROYECTO } from '../support/builders/defaults.ts';
import { test } from './ownPortal.ts';
import { expect, STAFF_OF_TESTS } from './support.ts';

test('every link to a merged project leads to the one that stayed', async ({ page, baseURL }) => {
  const { ADMIN_USUARIO: usuario, ADMIN_PASSWORD: password } = STAFF_OF_TESTS;
  const send = async (path: string, data: object) => {
    const response = await page.request.post(`/api/${path}`, { headers: { Origin: baseURL ?? '' }, data });
    expect(response.ok(), await response.text()).toBe(true);
    return response.json();
  };
  await send('Login/login', { usuario, password });
  const [went, stayed] = await Promise.all(
    ['Cruces de la escuela', 'Cruces seguros'].map(
      async (nombre) => (await send('proyectos_investigacion/add_project', { ...PROYECTO, nombre })).project,
    ),
  );
  const records = { recurso_id: stayed.id, version: stayed.version, otro_id: went.id, otra_version: went.version };
  await send('portal/fusionar', { recurso: 'proyectos', ...records, campos: [] });
  await page.context().clearCookies();

  const title = page.getByRole('heading', { level: 1 });
  await page.goto(sitePaths.proyecto(went.id, went.nombre));
  await expect(title).toHaveText(stayed.nombre);
  await expect(page).toHaveURL(sitePaths.proyecto(stayed.id, stayed.nombre));
  await page.goto('about:blank');
  await page.goto(`/#${sitePaths.proyecto(went.id)}`);
  await expect(title).toHaveText(stayed.nombre);
  await expect(page).toHaveURL(sitePaths.proyecto(stayed.id, stayed.nombre));
});
