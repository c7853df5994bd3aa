import { anImage } from '../support/images.ts';
import { SHOWN, showEverything } from './memberForm.ts';
import { expect, test } from './staff.ts';

test('adds, shows and edits a member, and moves it to the other carousel', async ({ page, visitor }) => {
  const dialog = page.getByRole('dialog');
  let photo = '';
  const carousel = (name: string) => visitor.getByRole('region', { name });
  const visit = async () => {
    await visitor.goto('/integrantes_grupo_investigacion');
    await visitor.reload();
    await expect(carousel('Internos al CCS').getByRole('link', { name: 'Valeria Quintanar Sotelo' })).toBeAttached();
  };

  await test.step('the form validates required fields and the e-mail', async () => {
    await page.goto('/#/admin/integrantes');
    await page.getByRole('button', { name: 'Agregar integrante' }).click();
    await dialog.getByLabel('Nombres').fill('Abril');
    await dialog.getByLabel('Apellidos').fill('Zarzamora Nieves');
    await dialog.getByLabel('Correo electrónico').fill('sin arroba');
    await dialog.getByRole('button', { name: 'Agregar integrante' }).click();
    await expect(dialog.getByLabel('Cargo')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel('Correo electrónico')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel('Nombres')).toHaveValue('Abril');
  });

  await test.step('the member is added with a picture', async () => {
    await dialog.getByLabel('Cargo').fill('Investigadora en peatones');
    await dialog.getByLabel('Correo electrónico').fill('abril@example.org');
    await dialog.getByLabel('Estudios').fill('Doctorado en Aceras, , Arquitectura,');
    await dialog.getByLabel('Grupo').click();
    await page.getByRole('option', { name: 'Interno' }).click();
    await showEverything(dialog);
    const buffer = Buffer.from(await (await anImage({ ancho: 800 })).arrayBuffer());
    await dialog.getByLabel('Imagen').setInputFiles({ name: 'abril.jpg', mimeType: 'image/jpeg', buffer });
    await expect(dialog.getByAltText('Vista previa de abril.jpg')).toBeVisible();
    await dialog.getByRole('button', { name: 'Agregar integrante' }).click();
    await expect(page.getByText('Integrante agregado exitosamente')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('the modal shows studies as badges', async () => {
    await page.getByRole('button', { name: 'Ver a Abril Zarzamora Nieves' }).click();
    await expect(dialog.getByText('Doctorado en Aceras', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Arquitectura', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
  });

  await test.step('visitors see the member among the internal ones', async () => {
    await visit();
    const member = carousel('Internos al CCS').getByRole('link', { name: 'Abril Zarzamora Nieves' });
    const src = await member.locator('img').getAttribute('src');
    const answer = await visitor.request.get(src ?? '');
    expect(answer.headers()['content-type']).toBe('image/webp');
    await member.focus();
    await member.press('Enter');
    await expect(visitor.getByRole('heading', { level: 1, name: 'Abril Zarzamora Nieves' })).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'abril@example.org' })).toBeVisible();
  });

  await test.step('the profile is edited', async () => {
    await page.getByRole('link', { name: 'Editar perfil de Abril Zarzamora Nieves' }).click();
    await expect(page.getByRole('heading', { name: 'Editar perfil del integrante' })).toBeVisible();
    await expect(page.getByAltText('Imagen actual')).toBeVisible();
    await page.getByLabel('Hoja de vida').fill('no es una dirección');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByLabel('Hoja de vida')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Hoja de vida').fill('https://example.org/abril');
    await page.getByLabel('Cargo').fill('Asesora en peatones');
    await page.getByLabel('Grupo').click();
    await page.getByRole('option', { name: 'Externo' }).click();
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Integrante actualizado exitosamente')).toBeVisible();
    await page.getByRole('link', { name: 'Volver' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Zarzamora' })).toContainText('Asesora en peatones');
  });

  await test.step('visitors see the member among the external ones', async () => {
    await visit();
    await expect(carousel('Internos al CCS').getByRole('link', { name: 'Abril Zarzamora Nieves' })).toHaveCount(0);
    const member = carousel('Externos al CCS').getByRole('link', { name: 'Abril Zarzamora Nieves' });
    await member.focus();
    await member.press('Enter');
    await expect(visitor.getByText('Asesora en peatones')).toBeVisible();
    await expect(visitor.getByRole('link', { name: /Hoja de vida/ })).toHaveAttribute(
      'href',
      'https://example.org/abril',
    );
    photo = (await visitor.getByRole('main').locator('img').first().getAttribute('src')) ?? '';
    expect((await visitor.request.get(photo)).headers()['cache-control']).toBe('public, max-age=86400');
  });

  await test.step('what the member hides is gone, and the initials stand in', async () => {
    await page.getByRole('link', { name: 'Editar perfil de Abril Zarzamora Nieves' }).click();
    for (const name of SHOWN) await page.getByRole('group', { name }).getByRole('radio', { name: 'No' }).check();
    await page.getByLabel('Fecha de la autorización').fill('2026-03-01');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Integrante actualizado exitosamente')).toBeVisible();
    await expect(page.getByText('Registrada por maria.prueba.')).toBeVisible();
    await page.getByRole('link', { name: 'Volver' }).click();
    await visitor.reload();
    await expect(visitor.getByRole('main').getByText('AZ', { exact: true })).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'abril@example.org' })).toHaveCount(0);
    await expect(visitor.getByRole('main').locator('img')).toHaveCount(0);
    expect((await visitor.request.get(photo)).status()).toBe(404);
  });

  await test.step('the member leaves the group', async () => {
    await page.getByRole('link', { name: 'Editar perfil de Abril Zarzamora Nieves' }).click();
    await page.getByRole('button', { name: 'Se retiró' }).click();
    await expect(dialog.getByRole('status')).toContainText('Desde mañana estará en «Integrantes anteriores».');
    await dialog.getByLabel('Último día en el grupo').fill('2020-12-31');
    await dialog.getByRole('button', { name: 'Poner este día' }).click();
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Integrante actualizado exitosamente')).toBeVisible();
    await expect(page.getByText('Está en «Integrantes anteriores».')).toBeVisible();
  });

  await test.step('visitors see the former member below all members, with the last year', async () => {
    await visit();
    await expect(carousel('Externos al CCS').getByRole('link', { name: 'Abril Zarzamora Nieves' })).toHaveCount(0);
    await expect(visitor.getByRole('heading', { name: 'Integrantes anteriores' })).toBeVisible();
    const card = carousel('Todos los integrantes').getByRole('listitem').filter({ hasText: 'Abril Zarzamora Nieves' });
    await expect(card).toContainText('hasta 2020');
    await card.getByRole('link').click();
    await expect(visitor.getByText('Integrante anterior: hasta 2020')).toBeVisible();
  });
});
