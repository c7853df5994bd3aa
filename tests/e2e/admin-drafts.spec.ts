import { anImage } from '../support/images.ts';
import { violations } from './axe.ts';
import { tabber } from './keyboard.ts';
import { answerNext, expect, test } from './staff.ts';
import { startSession } from './support.ts';

const NUEVO = 'Foro de borradores';
const EXISTENTE = 'Integrante con borrador';
const BANNER = 'Vista previa: este contenido no está publicado';

test('a new event is saved as a draft by keyboard, previewed without a user, and published', async ({
  page,
  visitor,
}) => {
  const tabTo = tabber(page);
  await page.goto('/#/admin/eventos');
  await test.step('without a name it is not saved', async () => {
    await page.getByRole('button', { name: 'Crear evento' }).click();
    await tabTo(/^Guardar como borrador$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByText('Escriba el nombre')).toBeVisible();
    await expect(page.getByLabel('Nombre')).toBeFocused();
  });
  await test.step('with a name alone it is', async () => {
    await page.keyboard.type(NUEVO);
    await tabTo(/^Guardar como borrador$/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Borrador guardado')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  const drafts = page.getByRole('region', { name: 'Borradores' });
  await expect(drafts.getByRole('group', { name: NUEVO })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const address = await test.step('the link is shown with its end', async () => {
    await drafts.getByRole('group', { name: NUEVO }).getByRole('button', { name: 'Vista previa' }).click();
    const dialog = page.getByRole('dialog', { name: 'Vista previa' });
    const link = dialog.getByLabel('Enlace');
    await expect(link).toHaveValue(/\/borrador\/[\w-]{43}$/);
    expect(await violations(page)).toEqual([]);
    const value = await link.inputValue();
    await page.keyboard.press('Escape');
    return value;
  });
  await test.step('a visitor reads the draft at its link, and nowhere else', async () => {
    const response = await visitor.goto(address);
    expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    await expect(visitor.getByRole('heading', { level: 1, name: NUEVO })).toBeVisible();
    await expect(visitor.getByText(BANNER)).toBeVisible();
    expect(await violations(visitor)).toEqual([]);
    await visitor.goto('/eventos');
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.getByText(NUEVO)).toHaveCount(0);
  });
  await test.step('it is published by the ordinary form, and its link ends', async () => {
    await drafts.getByRole('group', { name: NUEVO }).getByRole('button', { name: 'Ver borrador' }).click();
    const form = page.getByRole('dialog', { name: 'Crear evento' });
    await expect(form.getByLabel('Nombre')).toHaveValue(NUEVO);
    await form.getByLabel('Fecha').fill('2026-03-04');
    await form.getByRole('combobox', { name: 'Tipo' }).click();
    await page.getByRole('option', { name: 'Asistente' }).click();
    await form.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Evento registrado')).toBeVisible();
    await expect(drafts.getByRole('group', { name: NUEVO })).toBeHidden();
    await visitor.goto('/eventos');
    await expect(visitor.getByText(NUEVO).first()).toBeVisible();
    expect((await visitor.request.get(address)).status()).toBe(404);
  });
});

test("a member's draft keeps its picture, and its publication merges what somebody else saved", async ({
  page,
  visitor,
  browser,
}) => {
  await page.goto('/#/admin/integrantes');
  const { integrante } = (await (
    await page.request.post('/api/integrantes_investigacion/add_integrante', {
      multipart: { nombres: EXISTENTE, apellidos: 'Ruiz', cargo: 'Asesora', grupo: '1' },
    })
  ).json()) as { integrante: { id: number } };
  const { id } = integrante;
  await page.goto(`/#/admin/integrante_detail/${id}`);

  await test.step('visitors read the published record', async () => {
    await page.getByLabel('Cargo').fill('Directora');
    const buffer = Buffer.from(await (await anImage({ ancho: 800 })).arrayBuffer());
    await page.getByLabel('Imagen').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: 'Guardar como borrador' }).click();
    await expect(page.getByText('Este es el borrador')).toBeVisible();
    await expect(page.getByLabel('Cargo')).toHaveValue('Directora');
    await expect(page.getByRole('img', { name: 'Vista previa de Archivo del borrador' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const published = await visitor.request.get(`/api/integrantes_investigacion/get_investigador/${id}`);
    expect(await published.json()).toMatchObject({ investigador: { cargo: 'Asesora', nombre_imagen: null } });
  });
  await test.step('the preview shows the picture', async () => {
    await page.getByRole('button', { name: 'Vista previa', exact: true }).click();
    const address = await page.getByRole('dialog').getByLabel('Enlace').inputValue();
    await page.keyboard.press('Escape');
    await visitor.goto(address);
    await expect(visitor.getByText('Directora')).toBeVisible();
    const picture = visitor.locator('main img').first();
    await expect(picture).toHaveAttribute('src', /\/borrador\/.+\/archivo/);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
  await test.step('somebody else saves the same field', async () => {
    const other = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
    await startSession(other.context());
    await other.goto(`/#/admin/integrante_detail/${id}`);
    await expect(other.getByText('Hay un borrador de este registro')).toBeVisible();
    await other.getByLabel('Cargo').fill('Coordinadora');
    await other.getByLabel('Profesión').fill('Ingeniera');
    await other.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(other.getByText('Integrante actualizado exitosamente')).toBeVisible();
    await other.context().close();
  });
  await test.step('publishing asks about it', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Ver borrador' }).click();
    await expect(page.getByLabel('Cargo')).toHaveValue('Directora');
    await page.getByRole('button', { name: 'Publicar' }).click();
    const conflict = page.getByRole('dialog', { name: 'Cambios de otra persona' });
    await conflict.getByRole('radio', { name: 'Directora' }).check();
    await conflict.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Integrante actualizado exitosamente')).toBeVisible();
    await expect(page.getByText('Este es el borrador')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeVisible();
    const published = await visitor.request.get(`/api/integrantes_investigacion/get_investigador/${id}`);
    expect(await published.json()).toMatchObject({
      investigador: { cargo: 'Directora', profesion: 'Ingeniera', nombre_imagen: expect.stringMatching(/\.webp$/) },
    });
  });
});

test('a draft of the configuration is shown beside it, and discarded after a question', async ({ page }) => {
  await page.goto('/#/admin/conf_inicio');
  const support = page.getByLabel('Correo de soporte');
  const stored = await support.inputValue();
  await support.fill('borrador@example.org');
  await page.getByRole('button', { name: 'Guardar como borrador' }).click();
  await expect(page.getByText('Este es el borrador')).toBeVisible();
  await page.getByRole('button', { name: 'Ver lo publicado' }).click();
  await expect(support).toHaveValue(stored);
  answerNext(page, '¿Está seguro de que desea descartar este borrador?', true);
  await page.getByRole('button', { name: 'Descartar borrador' }).click();
  await expect(page.getByText('Borrador descartado')).toBeVisible();
  await expect(page.getByText('Hay un borrador de este registro')).toBeHidden();
});
