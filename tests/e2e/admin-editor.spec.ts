import type { Locator, Page } from '@playwright/test';
import { anImage } from '../support/images.ts';
import { violations } from './axe.ts';
import { expect, test } from './staff.ts';

const textOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Texto de la noticia' });
const tool = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

async function open(page: Page): Promise<void> {
  await page.goto('/#/admin/noticias/create');
  await textOf(page).click();
}

const PDF = {
  name: 'Bases_2026.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

async function aPicture() {
  return { name: 'cruce.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await (await anImage()).arrayBuffer()) };
}

async function choose(page: Page, button: string, file: typeof PDF): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await tool(page, button).click();
  await (await chosen).setFiles(file);
}

/** Pastes or drops a picture in the text, as the browser does. */
async function give(page: Page, kind: 'paste' | 'drop'): Promise<void> {
  const bytes = [...(await aPicture()).buffer];
  await textOf(page).evaluate(
    (element, { type, data }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(data)], 'cruce.jpg', { type: 'image/jpeg' }));
      const { left, top } = element.getBoundingClientRect();
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent(type, { ...init, clipboardData: transfer })
          : new DragEvent(type, { ...init, dataTransfer: transfer, clientX: left + 20, clientY: top + 20 }),
      );
    },
    { type: kind, data: bytes },
  );
}

test('writes a picture, a table and a PDF file, after each of which the text has the focus', async ({ page }) => {
  await open(page);
  await page.keyboard.type('Antes');
  await choose(page, 'Insertar imagen', await aPicture());
  await dialogOf(page, 'Insertar imagen').getByLabel('Texto alternativo').fill('Un cruce');
  await page.keyboard.press('Enter');
  await expect(textOf(page).locator('figure img[alt="Un cruce"]')).toHaveJSProperty('complete', true);
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type('Después');

  await tool(page, 'Insertar tabla').click();
  await expect(textOf(page).getByRole('columnheader')).toHaveCount(3);
  await expect(textOf(page)).toBeFocused();
  for (const cell of ['Año', 'Proyectos', 'Personas', '2026', '7', '12', '2027', '8', '13', 'Fila nueva']) {
    await page.keyboard.type(cell);
    if (cell !== 'Fila nueva') await page.keyboard.press('Tab');
  }
  await expect(textOf(page).getByRole('row')).toHaveText(['AñoProyectosPersonas', '2026712', '2027813', 'Fila nueva']);
  // Out of the table, and on with the text below it.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('Fin ');

  await choose(page, 'Insertar archivo PDF', PDF);
  await expect(dialogOf(page, 'Insertar archivo PDF').getByLabel('Nombre')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(textOf(page).getByRole('link')).toHaveText('Bases 2026 (PDF, 1 kB)');
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type(' del texto');
  await expect(textOf(page).locator('> p')).toHaveText(['Antes', 'Después', 'Fin Bases 2026 (PDF, 1 kB) del texto']);
});

test('is used by keyboard alone', async ({ page }) => {
  await open(page);
  await page.keyboard.type('Antes');
  await page.keyboard.press('Alt+F10');
  await expect.poll(() => focused(page)).toBe('Negrita');
  for (const name of ['Cursiva', 'Subtítulo']) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused(page)).toBe(name);
  }
  await page.keyboard.press('Enter');
  await expect(textOf(page).getByRole('heading', { level: 3 })).toHaveText('Antes');
  await expect(textOf(page)).toBeFocused();

  await page.keyboard.press('Alt+F10');
  await expect.poll(() => focused(page)).toBe('Subtítulo');
  await page.keyboard.press('End');
  for (let left = 0; left < 3; left += 1) await page.keyboard.press('ArrowLeft');
  await expect.poll(() => focused(page)).toBe('Insertar tabla');
  await page.keyboard.press('Enter');
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type('Año');

  await page.keyboard.press('Alt+F10');
  await expect.poll(() => focused(page)).toBe('Tabla');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(textOf(page).getByRole('row')).toHaveCount(4);
  await expect(textOf(page)).toBeFocused();

  // A dialog that is closed gives the focus back to its button.
  await page.keyboard.press('Alt+F10');
  for (let left = 0; left < 2; left += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page, 'Enlace')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page, 'Enlace')).toBeHidden();
  await expect.poll(() => focused(page)).toBe('Enlace');
  await page.keyboard.press('Tab');
  await expect(textOf(page)).toBeFocused();
});

test('keeps toolbar and caret in sight in a long text', async ({ page }) => {
  await open(page);
  await page.keyboard.insertText('Un párrafo que llena la ventana. '.repeat(200));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Final');
  await expect(tool(page, 'Negrita')).toBeInViewport();
  const caretIsInSight = async () => {
    const caret = await page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().bottom ?? 0);
    const bar = await tool(page, 'Agregar noticia').boundingBox();
    return caret > 0 && caret < (bar?.y ?? 0);
  };
  await expect.poll(caretIsInSight).toBe(true);
});

for (const kind of ['paste', 'drop'] as const) {
  test(`asks for the texts of a picture after a ${kind}`, async ({ page }) => {
    await open(page);
    await page.keyboard.type('Antes');
    await give(page, kind);
    const dialog = dialogOf(page, 'Insertar imagen');
    await dialog.getByLabel('Decorativa').check();
    await dialog.getByRole('button', { name: 'Insertar' }).click();
    await expect(textOf(page).locator('figure img[alt=""]')).toHaveAttribute('width', '200');
    await expect(textOf(page)).toBeFocused();
    // With the keys: the picture is selected, and its texts open.
    await page.keyboard.press('ArrowUp');
    await expect(textOf(page).locator('.ProseMirror-selectednode')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialogOf(page, 'Editar imagen').getByLabel('Decorativa')).toBeChecked();
  });
}

test.describe('that does not load', () => {
  test.use({ expectedNoise: /HtmlEditor/ });
  test('says so, and is loaded with the page', async ({ page }) => {
    await page.route(/\/HtmlEditor-[^/]*\.js$/, (route) => route.abort(), { times: 1 });
    await page.goto('/#/admin/noticias/create');
    await expect(page.getByText('No se pudo cargar el editor de «Texto de la noticia».')).toBeVisible();
    await page.getByRole('button', { name: 'Recargar la página' }).click();
    await expect(textOf(page)).toBeVisible();
  });
});

for (const [width, colorScheme] of [
  [1280, 'light'],
  [360, 'dark'],
] as const) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    test('has no axe violations with its blocks, menu and dialogs', async ({ page }) => {
      await open(page);
      await choose(page, 'Insertar imagen', await aPicture());
      await expect(dialogOf(page, 'Insertar imagen').getByLabel('Texto alternativo')).toBeFocused();
      expect(await violations(page), 'Insertar imagen').toEqual([]);
      await dialogOf(page, 'Insertar imagen').getByLabel('Texto alternativo').fill('Un cruce');
      await dialogOf(page, 'Insertar imagen').getByLabel('Pie de la imagen').fill('Foto: Ana');
      await page.keyboard.press('Enter');
      await expect(textOf(page)).toBeFocused();
      await tool(page, 'Insertar tabla').click();
      await expect(textOf(page)).toBeFocused();
      await page.keyboard.type('Año');
      await tool(page, 'Tabla').click();
      await expect(page.getByRole('menuitem', { name: 'Quitar tabla' })).toBeVisible();
      expect(await violations(page), 'Tabla').toEqual([]);
      await page.keyboard.press('Escape');
      await choose(page, 'Insertar archivo PDF', PDF);
      await expect(dialogOf(page, 'Insertar archivo PDF').getByLabel('Nombre')).toBeFocused();
      expect(await violations(page), 'Insertar archivo PDF').toEqual([]);
      await page.keyboard.press('Enter');
      await expect(textOf(page).getByRole('link')).toBeVisible();
      expect(await violations(page), 'text').toEqual([]);
    });
  });
}
