import { anImage } from '../support/images.ts';
import { test } from './ownPortal.ts';
import { expect, test as shared } from './staff.ts';
import { startSession } from './support.ts';

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
  const active = page.getByRole('switch', { name: 'Página activa' });
  await expect(active).not.toBeChecked();
  await active.click();
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

shared(
  'the picture in the text of a draft is seen at its preview link, and nowhere else',
  async ({ page, visitor }) => {
    const titulo = 'Convocatoria en borrador';
    await page.goto('/#/admin/paginas/create');
    await page.getByRole('textbox', { name: /^Título/ }).fill(titulo);
    await page.getByRole('textbox', { name: 'Texto de la página' }).fill('Abre en enero.');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Insertar imagen' }).click();
    const buffer = Buffer.from(await (await anImage({ ancho: 800 })).arrayBuffer());
    await (await chooser).setFiles({ name: 'afiche.jpg', mimeType: 'image/jpeg', buffer });
    const ofPicture = page.getByRole('dialog', { name: 'Insertar imagen' });
    await ofPicture.getByLabel('Texto alternativo').fill('Afiche de la convocatoria');
    await ofPicture.getByRole('button', { name: 'Insertar' }).click();
    const inEditor = page.getByRole('img', { name: 'Afiche de la convocatoria' });
    await expect(inEditor).toBeVisible();
    await page.getByRole('button', { name: 'Guardar como borrador' }).click();
    await expect(page.getByText('Borrador guardado')).toBeVisible();

    await page.goto('/#/admin/paginas');
    const draft = page.getByRole('group', { name: titulo });
    await draft.getByRole('button', { name: 'Vista previa' }).click();
    const address = await page.getByRole('dialog', { name: 'Vista previa' }).getByLabel('Enlace').inputValue();
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
    const picture = visitor.getByRole('img', { name: 'Afiche de la convocatoria' });
    await expect(picture).toHaveAttribute('src', /\/borrador\/[\w-]{43}\/archivo\/.+\.webp/);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const name = /archivo\/([^?]+)/.exec((await picture.getAttribute('src')) ?? '')?.[1] ?? '';
    expect((await visitor.request.get(`/api/uploads/textos/${name}`)).status()).toBe(404);
  },
);
