import type { FileChooser, Locator, Page } from '@playwright/test';
import { anImage } from '../support/images.ts';
import { pdfBytes } from '../support/pdf.ts';
import { SHOWN } from './memberForm.ts';
import { expect, prepare, test } from './staff.ts';

/** Counts the clicks of a job. The keyboard only types values. */
function counted(page: Page) {
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  return {
    click,
    /** opening a list and choosing are two */
    choose: async (list: Locator, option: string | RegExp) => {
      await click(list);
      await click(page.getByRole('option', { name: option }));
    },
    total: () => clicks,
  };
}

/** The most clicks of a job, from the dashboard to the stored record. */
const MOST = { article: 10, project: 11, event: 5, member: 8, page: 18 };

test.beforeEach(async ({ page }) => {
  await page.goto('/#/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Panel principal' })).toBeVisible();
});

test('an article from its citation, with two authors of the group, in a project', async ({ page }) => {
  const { click, choose, total } = counted(page);
  await click(page.getByRole('link', { name: 'Agregar un producto' }));
  const dialog = page.getByRole('dialog', { name: 'Agregar Producto' });
  await click(dialog.getByRole('button', { name: 'Completar desde una cita' }));
  await expect(dialog.getByLabel('Cita copiada de un gestor de referencias')).toBeFocused();
  await page.keyboard.insertText(
    '@article{c, title={Diez clics}, author={Tibaquirá Rueda, Camilo and Quintanar Sotelo, Valeria}, year={2025}}',
  );
  await click(dialog.getByRole('button', { name: 'Leer la cita' }));
  await expect(dialog.getByText('2 autores son integrantes del grupo')).toBeVisible();
  await choose(dialog.getByRole('combobox', { name: 'Proyecto' }), /flotas de reparto/);
  await click(dialog.getByRole('button', { name: 'Agregar Producto' }));
  await expect(page.getByText('Producto agregado exitosamente')).toBeVisible();
  expect(total()).toBeLessThanOrEqual(MOST.article);
});

test('a project with its line, three members and a product', async ({ page }) => {
  const producto = 'Producto libre de once clics';
  await prepare(page.request, 'prod_investigacion/add_product', { nombre: producto, tipo: 'Libro' });
  const { click, choose, total } = counted(page);
  await click(page.getByRole('link', { name: 'Agregar un proyecto' }));
  await page.getByLabel('Nombre').fill('Once clics');
  await page.getByLabel('Objetivo').fill('Contarlos.');
  await page.getByLabel('Fecha de inicio').fill('2026-01-01');
  await page.getByLabel('Fecha de fin').fill('2026-12-31');
  await choose(page.getByRole('combobox', { name: /^Estado/ }), 'En proceso');
  await click(page.getByRole('radio', { name: 'Sostenibilidad' }));
  await choose(page.getByRole('combobox', { name: 'Integrantes' }), /Camilo Tibaquirá/);
  await click(page.getByRole('option', { name: /Quintanar/ }));
  await click(page.getByRole('option', { name: /Mosquera/ }));
  await choose(page.getByRole('combobox', { name: 'Productos' }), producto);
  await click(page.getByRole('button', { name: 'Agregar proyecto' }));
  await expect(page.getByText('Proyecto agregado exitosamente')).toBeVisible();
  expect(total()).toBeLessThanOrEqual(MOST.project);
  const { projects } = await (await page.request.get('/api/proyectos_investigacion/get_all')).json();
  const { id } = projects.find(({ nombre }: { nombre: string }) => nombre === 'Once clics');
  const stored = await (await page.request.get(`/api/Proyectos_investigacion/get_project/${id}`)).json();
  expect([stored.lineas.length, stored.investigadores.length, stored.productos.length]).toEqual([1, 3, 1]);
});

test('an event', async ({ page }) => {
  const { click, choose, total } = counted(page);
  await click(page.getByRole('link', { name: 'Crear un nuevo evento' }));
  const dialog = page.getByRole('dialog', { name: 'Crear evento' });
  await dialog.getByLabel('Nombre del evento').fill('Cinco clics');
  await dialog.getByLabel('Fecha').fill('2026-04-01');
  await choose(dialog.getByRole('combobox', { name: /^Tipo/ }), 'Asistente');
  await click(dialog.getByRole('button', { name: 'Crear evento' }));
  await expect(page.getByText('Evento registrado')).toBeVisible();
  expect(total()).toBeLessThanOrEqual(MOST.event);
});

test('a member with a picture', async ({ page }) => {
  const { click, choose, total } = counted(page);
  await click(page.getByRole('link', { name: 'Agregar un integrante' }));
  const dialog = page.getByRole('dialog', { name: 'Agregar integrante' });
  await dialog.getByLabel('Nombres').fill('Ocho');
  await dialog.getByLabel('Apellidos').fill('Clics Contados');
  await dialog.getByLabel('Cargo').fill('Investigadora');
  await choose(dialog.getByRole('combobox', { name: 'Grupo' }), 'Interno');
  for (const name of SHOWN) await click(dialog.getByRole('group', { name }).getByRole('radio', { name: 'Sí' }));
  const chooser = page.waitForEvent('filechooser');
  await click(dialog.getByRole('button', { name: 'Elegir archivo', includeHidden: true }));
  const buffer = Buffer.from(await (await anImage({ ancho: 800 })).arrayBuffer());
  await (await chooser).setFiles({ name: 'seis.jpg', mimeType: 'image/jpeg', buffer });
  await click(dialog.getByRole('button', { name: 'Agregar integrante' }));
  await expect(page.getByText('Integrante agregado exitosamente')).toBeVisible();
  expect(total()).toBeLessThanOrEqual(MOST.member);
});

test('a page with a heading, a picture, a table and a PDF', async ({ page, visitor }) => {
  const { click, choose, total } = counted(page);
  const { keyboard } = page;
  await click(page.getByRole('menuitem', { name: 'Páginas' }));
  await click(page.getByRole('link', { name: 'Nueva página' }));
  await click(page.getByRole('textbox', { name: /^Título/ }));
  await keyboard.type('Dieciocho clics');
  const text = page.getByRole('textbox', { name: 'Texto de la página' });
  const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
  await click(text);
  await keyboard.type('Nuestra historia');
  await click(tool('Subtítulo'));
  await expect(text).toBeFocused();
  await keyboard.press('End');
  await keyboard.press('Enter');
  await keyboard.type('Empezamos con dos personas. ');

  const file = async (name: string, chosen: Parameters<FileChooser['setFiles']>[0]) => {
    const chooser = page.waitForEvent('filechooser');
    await click(tool(name));
    await (await chooser).setFiles(chosen);
  };
  await file('Insertar archivo PDF', {
    name: 'Historia_del_grupo.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdfBytes()),
  });
  await click(page.getByRole('dialog', { name: 'Insertar archivo PDF' }).getByRole('button', { name: 'Insertar' }));
  await expect(text.getByRole('link', { name: /^Historia del grupo \(PDF, / })).toBeVisible();
  await expect(text).toBeFocused();

  const buffer = Buffer.from(await (await anImage({ ancho: 800 })).arrayBuffer());
  await file('Insertar imagen', { name: 'grupo.jpg', mimeType: 'image/jpeg', buffer });
  const ofPicture = page.getByRole('dialog', { name: 'Insertar imagen' });
  await expect(ofPicture.getByLabel('Texto alternativo')).toBeFocused();
  await keyboard.type('El grupo en el campo');
  await click(ofPicture.getByRole('button', { name: 'Insertar' }));
  await expect(text.getByRole('img', { name: 'El grupo en el campo' })).toBeVisible();
  await expect(text).toBeFocused();

  await click(tool('Insertar tabla'));
  await expect(text.getByRole('columnheader')).toHaveCount(3);
  await expect(text).toBeFocused();
  for (const cell of ['Año', 'Proyectos', 'Personas', '2008', '1', '2']) {
    await keyboard.type(cell);
    await keyboard.press('Tab');
  }
  await choose(page.getByRole('combobox', { name: /^Lugar/ }), 'En el pie');
  await click(page.getByRole('button', { name: 'Agregar página' }));
  await expect(page.getByText('Página agregada exitosamente')).toBeVisible();
  expect(total()).toBeLessThanOrEqual(MOST.page);

  await visitor.goto('/paginas/dieciocho-clics');
  const article = visitor.getByRole('main');
  await expect(article.getByRole('heading', { level: 2, name: 'Nuestra historia' })).toBeVisible();
  await expect(article.getByRole('img', { name: 'El grupo en el campo' })).toBeVisible();
  await expect(article.getByRole('columnheader')).toHaveText(['Año', 'Proyectos', 'Personas']);
  await expect(article.getByRole('cell').nth(0)).toHaveText('2008');
  const href = await article.getByRole('link', { name: /^Historia del grupo \(PDF, / }).getAttribute('href');
  const pdf = await visitor.request.get(href ?? '');
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
});
