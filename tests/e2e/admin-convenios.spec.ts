import { answerNext, expect, test } from './staff.ts';

const NOMBRE = 'Corporación Brújula Vial';
const NUEVO = 'Corporación Brújula y Camino';
const WEB = 'https://brujula.example.org/';
const QUESTION = '¿Está seguro de que desea eliminar este convenio?';
const LOGO = {
  name: 'brujula.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><rect width="8" height="4" fill="#046"/></svg>',
  ),
};

test('adds, edits, deactivates, activates and deletes a convenio', async ({ page, visitor }) => {
  const card = (nombre: string) => page.getByRole('article').filter({ hasText: nombre });
  const logo = visitor.getByRole('link', { name: /Corporación Brújula/ });
  const visit = async () => {
    await visitor.goto('/');
    await expect(visitor.getByRole('link', { name: /Fundación Ruta Serena/ })).toBeAttached();
  };

  await test.step('name and logo are required', async () => {
    await page.goto('/#/admin/convenios');
    await page.getByRole('button', { name: 'Agregar convenio' }).click();
    const dialog = page.getByRole('dialog', { name: 'Agregar convenio' });
    await dialog.getByLabel('Nombre').fill(NOMBRE);
    await dialog.getByRole('button', { name: 'Agregar convenio' }).click();
    await expect(page.getByText('Por favor complete todos los campos requeridos').first()).toBeVisible();
    await dialog.getByLabel('Sitio web').fill(WEB);
    await dialog.getByLabel('Logo').setInputFiles(LOGO);
    await expect(dialog.getByAltText('Vista previa de brujula.svg')).toBeVisible();
    await dialog.getByRole('button', { name: 'Agregar convenio' }).click();
    await expect(page.getByText('Convenio agregado exitosamente')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(card(NOMBRE).getByText('Sin descripción')).toBeVisible();
    await expect(card(NOMBRE).getByText('Activo', { exact: true })).toBeVisible();
  });

  await test.step('visitors see the logo, linked to its site', async () => {
    await visit();
    await expect(logo).toHaveAttribute('href', WEB);
    const src = await logo.getByRole('img').getAttribute('src');
    const answer = await visitor.request.get(src ?? '');
    expect(answer.headers()['content-type']).toContain('image/svg+xml');
  });

  await test.step('only the name is required when editing', async () => {
    await page.getByRole('link', { name: `Editar ${NOMBRE}` }).click();
    await expect(page.getByRole('heading', { name: 'Editar convenio' })).toBeVisible();
    await page.getByLabel('Nombre').fill(' ');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Por favor complete el nombre del convenio').first()).toBeVisible();
    await page.getByLabel('Nombre').fill(NUEVO);
    await page.getByLabel('Descripción').fill('Mapas que caben en un bolsillo.');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Convenio actualizado exitosamente')).toBeVisible();
    await expect(page).toHaveURL(/#\/admin\/convenios$/);
    await expect(card(NUEVO).getByText('Mapas que caben en un bolsillo.')).toBeVisible();
    await visit();
    await expect(logo).toHaveAccessibleName(new RegExp(NUEVO));
  });

  await test.step('deactivated, visitors do not see it; activated, they do', async () => {
    const activo = card(NUEVO).getByRole('switch');
    await activo.click();
    await expect(page.getByText('Convenio desactivado exitosamente')).toBeVisible();
    await expect(activo).not.toBeChecked();
    await expect(card(NUEVO).getByText('Inactivo')).toBeVisible();
    await visit();
    await expect(logo).toHaveCount(0);
    await activo.click();
    await expect(page.getByText('Convenio activado exitosamente')).toBeVisible();
    await visit();
    await expect(logo).toHaveCount(1);
  });

  await test.step('it is deleted after the confirmation', async () => {
    const remove = page.getByRole('button', { name: `Eliminar ${NUEVO}` });
    answerNext(page, QUESTION, false);
    await remove.click();
    await expect(card(NUEVO)).toBeVisible();
    answerNext(page, QUESTION, true);
    await remove.click();
    await expect(page.getByText('Convenio eliminado exitosamente')).toBeVisible();
    await expect(card(NUEVO)).toHaveCount(0);
    await visit();
    await expect(logo).toHaveCount(0);
  });
});
