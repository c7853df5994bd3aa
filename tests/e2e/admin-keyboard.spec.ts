import type { FileChooser, Locator, Page } from '@playwright/test';
import { anImage } from '../support/images.ts';
import { pdfBytes } from '../support/pdf.ts';
import { tabber } from './keyboard.ts';
import { expect, prepare, startOwnSession, test } from './staff.ts';
import { STAFF_OF_TESTS, THOROUGH } from './support.ts';

// Day and month are equal, so the field's order does not matter.
const DAY = '05052026';
const LOGO = {
  name: 'teclas.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><rect width="8" height="4"/></svg>'),
};

/** More than a toolbar has buttons. */
const TOOLS = 20;

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

/** Keyboard actions on the fields and buttons of a page. */
function keyboardActions(page: Page) {
  const { keyboard } = page;
  const tabTo = tabber(page);
  return {
    tabTo,
    async write(label: RegExp, text: string) {
      await tabTo(label);
      await keyboard.type(text);
    },
    async choose(label: RegExp, beginning: string) {
      await tabTo(label);
      await keyboard.press('ArrowDown');
      await expect(page.getByRole('listbox')).toBeVisible();
      await keyboard.type(beginning);
      await keyboard.press('Enter');
      await expect(page.getByRole('listbox')).toBeHidden();
    },
    /** Finds the only option of a field with search. */
    async pick(label: RegExp, search: string, option: RegExp) {
      await tabTo(label);
      await keyboard.type(search);
      await expect(page.getByRole('option')).toHaveText([option]);
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
    },
    async press(name: RegExp) {
      await tabTo(name);
      await keyboard.press('Enter');
    },
  };
}

test('adds an article from its citation to a project, and undoes it, by keyboard alone', async ({ page }) => {
  const { press, pick } = keyboardActions(page);
  await page.goto('/#/admin/productos_investigacion');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await press(/^Agregar Producto$/);
  const dialog = page.getByRole('dialog', { name: 'Agregar Producto' });
  await expect(dialog).toBeVisible();
  await press(/^Completar desde una cita$/);
  await expect(dialog.getByLabel('Cita copiada de un gestor de referencias')).toBeFocused();
  await page.keyboard.insertText(
    '@article{t, title={Citar sin ratón}, author={Tibaquirá Rueda, Camilo and Quintanar Sotelo, Valeria}, year={2025}}',
  );
  await press(/^Leer la cita$/);
  await expect(dialog.getByText('2 autores son integrantes del grupo')).toBeVisible();
  await pick(/^Proyecto$/, 'flotas de rep', /flotas de reparto/);
  await press(/^Agregar Producto$/);
  await expect(page.getByText('Producto agregado exitosamente')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Citar sin ratón' });
  await expect(row).toContainText(/flotas de reparto/);
  await page.keyboard.press('Control+z');
  await expect(row).toHaveCount(0);
});

test('adds a project with line, members and a product by keyboard alone', async ({ page }) => {
  const { press, write, choose, pick, tabTo } = keyboardActions(page);
  const producto = 'Producto libre de teclas';
  await prepare(page.request, 'prod_investigacion/add_product', { nombre: producto, tipo: 'Libro' });
  await page.goto('/#/admin/proyectos');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await press(/^Agregar proyecto$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Agregar proyecto' })).toBeVisible();
  await write(/^Nombre/, 'Proyecto sin ratón');
  await write(/^Objetivo/, 'Llegar con las teclas.');
  await write(/^Fecha de inicio/, DAY);
  await write(/^Fecha de fin/, DAY);
  await choose(/^Estado/, 'en pro');
  await write(/^Entidades/, 'Uno, Dos');
  await tabTo(/^Sin línea$/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Sostenibilidad' })).toBeChecked();
  await pick(/^Integrantes/, 'camilo', /^Camilo Tibaquirá/);
  await page.keyboard.type('valeria');
  await expect(page.getByRole('option')).toHaveText([/^Valeria Quintanar/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await pick(/^Productos/, producto, new RegExp(`^${producto}$`));
  for (const chosen of [/^Camilo/, /^Valeria/, producto]) {
    await expect(page.getByRole('button', { name: chosen })).toBeVisible();
  }
  await press(/^Agregar proyecto$/);
  await expect(page.getByText('Proyecto agregado exitosamente')).toBeVisible();
});

test('adds a member with a picture by keyboard alone', async ({ page }) => {
  const { press, write, choose, tabTo } = keyboardActions(page);
  await page.goto('/#/admin/integrantes');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await press(/^Agregar integrante$/);
  await expect(page.getByRole('dialog')).toBeVisible();
  // Early, because the browser may handle a key before the request to intercept the chooser.
  const chooser = page.waitForEvent('filechooser');
  await write(/^Nombres/, 'Tecla');
  await write(/^Apellidos/, 'Zumaqué Sinratón');
  await write(/^Cargo/, 'Analista');
  await choose(/^Grupo/, 'ext');
  for (let groups = 0; groups < 2; groups += 1) {
    await tabTo(/^Sí$/);
    await page.keyboard.press('Space');
  }
  await tabTo(/^Imagen/);
  await page.keyboard.press('Space');
  const buffer = Buffer.from(await (await anImage({ ancho: 800 })).arrayBuffer());
  await (await chooser).setFiles({ name: 'teclas.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByAltText('Vista previa de teclas.jpg')).toBeVisible();
  await press(/^Agregar integrante$/);
  await expect(page.getByText('Integrante agregado exitosamente')).toBeVisible();
});

test('adds a page with a heading, a picture, a table and a PDF by keyboard alone', async ({ page, visitor }) => {
  const { press, write, choose, tabTo } = keyboardActions(page);
  const { keyboard } = page;
  await page.goto('/#/admin/paginas');
  await expect(page.getByRole('button', { name: 'Exportar' })).toBeVisible();
  await press(/^Nueva página$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Nueva página' })).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Texto de la página' });
  await expect(text).toBeVisible();
  await write(/^Título/, 'Página sin ratón');
  await tabTo(/^Texto de la página$/);
  await keyboard.type('Nuestra historia');

  /** From the text to a button of its toolbar, and presses it. */
  const tool = async (name: string) => {
    await keyboard.press('Alt+F10');
    await keyboard.press('Home');
    const button = page.getByRole('toolbar').getByRole('button', { name, exact: true });
    for (let presses = 0; presses < TOOLS && !(await isFocused(button)); presses += 1)
      await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
  };
  const file = async (name: string, chosen: Parameters<FileChooser['setFiles']>[0]) => {
    const chooser = page.waitForEvent('filechooser');
    await tool(name);
    await (await chooser).setFiles(chosen);
  };
  await tool('Subtítulo');
  await expect(text).toBeFocused();
  await keyboard.press('End');
  await keyboard.press('Enter');
  await keyboard.type('Empezamos con dos personas. ');
  await file('Insertar archivo PDF', {
    name: 'Historia.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdfBytes()),
  });
  await expect(page.getByRole('dialog', { name: 'Insertar archivo PDF' }).getByLabel('Nombre')).toBeFocused();
  await keyboard.press('Enter');
  await expect(text.getByRole('link', { name: /^Historia \(PDF, / })).toBeVisible();
  await expect(text).toBeFocused();

  const buffer = Buffer.from(await (await anImage({ ancho: 800 })).arrayBuffer());
  await file('Insertar imagen', { name: 'grupo.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('dialog', { name: 'Insertar imagen' }).getByLabel('Texto alternativo')).toBeFocused();
  await keyboard.type('El grupo en el campo');
  await keyboard.press('Enter');
  await expect(text.getByRole('img', { name: 'El grupo en el campo' })).toBeVisible();
  await expect(text).toBeFocused();

  await tool('Insertar tabla');
  await expect(text.getByRole('columnheader')).toHaveCount(3);
  await expect(text).toBeFocused();
  for (const cell of ['Año', 'Proyectos', 'Personas', '2008', '1', '2']) {
    await keyboard.type(cell);
    await keyboard.press('Tab');
  }
  // From the last row to below the table, where Tab leaves the text.
  await keyboard.press('ArrowDown');
  await choose(/^Lugar/, 'en el pie');
  await press(/^Agregar página$/);
  await expect(page.getByText('Página agregada exitosamente')).toBeVisible();

  await visitor.goto('/paginas/pagina-sin-raton');
  const article = visitor.getByRole('main');
  await expect(article.getByRole('heading', { level: 2, name: 'Nuestra historia' })).toBeVisible();
  await expect(article.getByRole('img', { name: 'El grupo en el campo' })).toBeVisible();
  await expect(article.getByRole('columnheader')).toHaveText(['Año', 'Proyectos', 'Personas']);
  await expect(article.getByRole('link', { name: /^Historia \(PDF, / })).toBeVisible();
});

test('adds a convenio and its logo by keyboard alone', THOROUGH, async ({ page }) => {
  const { press, write, tabTo } = keyboardActions(page);
  await page.goto('/#/admin/convenios');
  await expect(page.getByRole('article').first()).toBeVisible();
  await press(/^Agregar convenio$/);
  await expect(page.getByRole('dialog')).toBeVisible();
  // Early, because the browser may handle a key before the request to intercept the chooser.
  const chooser = page.waitForEvent('filechooser');
  await write(/^Nombre/, 'Zona de Teclas');
  await tabTo(/^Logo/);
  await page.keyboard.press('Space');
  await (await chooser).setFiles(LOGO);
  await expect(page.getByAltText('Vista previa de teclas.svg')).toBeVisible();
  await press(/^Agregar convenio$/);
  await expect(page.getByText('Convenio agregado exitosamente')).toBeVisible();
});

test('creates an event by keyboard alone', THOROUGH, async ({ page }) => {
  const { press, write, choose } = keyboardActions(page);
  await page.goto('/#/admin/eventos');
  await expect(page.getByRole('group', { name: 'Meses' })).toBeVisible();
  await press(/^Crear evento$/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await write(/^Nombre del evento/, 'Feria de teclados');
  await write(/^Fecha/, DAY);
  await choose(/^Tipo de participación/, 'asis');
  await press(/^Crear evento$/);
  await expect(page.getByText('Evento registrado')).toBeVisible();
});

test.describe(() => {
  // The session is not confirmed.
  test.use({ expectedNoise: /status of 403/ });

  test('adds a user by keyboard alone, the password that it asks for included', async ({ page }) => {
    const { press, write } = keyboardActions(page);
    await startOwnSession(page);
    await page.goto('/#/admin/usuarios');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await press(/^Agregar usuario$/);
    await expect(page.getByRole('dialog')).toBeVisible();
    await write(/^Nombre\s*\*?$/, 'Tecla Menor');
    await write(/^Nombre de usuario/, 'tecla.menor');
    await write(/^Contraseña/, 'trece teclas que suenan');
    await press(/^Agregar usuario$/);
    const asked = page.getByRole('dialog', { name: 'Escriba su contraseña para continuar' });
    await expect(asked).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(asked).toBeHidden();
    await press(/^Agregar usuario$/);
    await expect(asked).toBeVisible();
    await write(/^Su contraseña/, STAFF_OF_TESTS.ADMIN_PASSWORD);
    await press(/^Continuar$/);
    await expect(page.getByText('Usuario agregado exitosamente')).toBeVisible();
  });
});
