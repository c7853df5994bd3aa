import { test } from './ownPortal.ts';
import { expect, startSession } from './support.ts';

test('the footer links the data policy that staff began with the model, while visitors may read it', async ({
  page,
  browser,
  baseURL,
}) => {
  await startSession(page.context());
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const policy = visitor.getByRole('contentinfo').getByRole('link', { name: 'Política de privacidad' });
  const title = 'Política de tratamiento de datos personales';

  await page.goto('/#/admin/paginas/create');
  await page.getByRole('button', { name: 'Empezar con el modelo de política de datos' }).click();
  await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue(title);
  await page.getByRole('button', { name: 'Agregar página' }).click();
  await expect(page.getByText('Página agregada exitosamente')).toBeVisible();

  await page.goto('/#/admin/conf_inicio');
  await page.getByRole('combobox', { name: 'Página de la política de privacidad' }).click();
  await page.getByRole('option', { name: title }).click();
  await expect(page.getByRole('textbox', { name: 'Política de privacidad', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Configuración actualizada')).toBeVisible();

  await visitor.goto('/');
  await policy.click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText('Borrador: revíselo con su oficina jurídica.')).toBeVisible();

  await page.goto('/#/admin/paginas');
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('switch', { name: 'Página activa' }).click();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Página actualizada exitosamente')).toBeVisible();
  await visitor.goto('/');
  await expect(visitor.getByRole('contentinfo')).toBeVisible();
  await expect(policy).toHaveCount(0);

  await page.goto('/#/admin/pendientes');
  const group = page.getByRole('list', { name: 'La política de tratamiento de datos falta o no se ve' });
  await group.getByRole('link', { name: 'Configuración de inicio' }).click();
  const chosen = page.getByRole('combobox', { name: 'Página de la política de privacidad' });
  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveValue(title);
  await expect(page.getByText('Oculta: inactiva. El pie la enlaza cuando se vea.')).toBeVisible();
  await visitor.context().close();
});
