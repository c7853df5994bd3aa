import type { Page } from '@playwright/test';
import { colourViolations, violations } from './axe.ts';
import { tabber } from './keyboard.ts';
import { expect, prepare, test } from './staff.ts';

const STORED = 'Faroles de la calle larga';
const NEW = 'Andenes de la calle larga';
const CORRECTED = 'Puentes de la calle larga';
const INCOMPLETE = 'Semáforos de la calle larga';

/** As a Spanish Excel saves it: windows-1252, semicolons, and the mistakes of people. */
const SPREADSHEET = Buffer.from(
  [
    'Título;Tipo;Año;Autores',
    `${NEW};Libro;2024;Peña, Zoila`,
    `${CORRECTED};Artículo;31/02/2024;`,
    `${INCOMPLETE};;2021;`,
    `${STORED};Libro;2020;`,
  ].join('\r\n'),
  'latin1',
);

const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

async function productNames({ request }: Page): Promise<string[]> {
  const { products } = await (await request.get('/api/prod_investigacion/get_all_products')).json();
  return products.map(({ nombre }: { nombre: string }) => nombre);
}

test('imports a spreadsheet with mistakes and undoes it, by keyboard', async ({ page }) => {
  await prepare(page.request, 'prod_investigacion/add_product', {
    nombre: STORED,
    tipo: 'Libro',
    fecha_publicacion: '2020',
  });
  const tabTo = tabber(page);
  const rows = page.getByRole('list', { name: 'Filas' });
  /** Presses a button whose name begins with a text. */
  const press = async (name: RegExp) => {
    await tabTo(name);
    await page.keyboard.press('Enter');
  };

  await test.step('a file is chosen', async () => {
    // Before the page is loaded: the browser hands choosers over from a moment after that on.
    page.once('filechooser', (chooser) =>
      chooser.setFiles({ name: 'productos.csv', mimeType: 'text/csv', buffer: SPREADSHEET }),
    );
    await page.goto('/#/admin/importar');
    await expect(page.getByText('Aún no hay importaciones.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await tabTo(/^Elija un archivo/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/admin\/importar\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Importar: productos.csv' })).toBeVisible();
  });

  await test.step('the rows say what is wrong, and nothing is written', async () => {
    await expect(page.getByText('Muestra: «Título».', { exact: false })).toBeVisible();
    await expect(rows.getByText('Se importa como borrador: falta Tipo.')).toBeVisible();
    await expect(rows.getByText(/^La fecha no es válida/)).toBeVisible();
    await expect(page.getByText('1 sin decidir, no se importa.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Importar 2 registros' })).toBeVisible();
    expect(await productNames(page)).not.toContain(NEW);
    expect(await violations(page)).toEqual([]);
  });

  await test.step('cells are corrected in place', async () => {
    await press(/^Corregir Tipo de la fila 2/);
    await expect(rows.getByRole('combobox', { name: 'Tipo' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.type('Art');
    await page.keyboard.press('Enter');
    await expect(rows.getByText(/^Use uno de estos valores/)).toHaveCount(0);
    await press(/^Corregir Fecha de publicación de la fila 2/);
    await expect(rows.getByRole('textbox', { name: 'Fecha de publicación' })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('29/02/2024');
    await page.keyboard.press('Enter');
    await expect(rows.getByText(/^La fecha no es válida/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Importar 3 registros' })).toBeVisible();
  });

  await test.step('a possible duplicate is decided', async () => {
    await expect(page.getByRole('table', { name: 'La fila 4 y lo que ya existe' })).toBeVisible();
    await press(/^Es el mismo$/);
    await expect(rows.getByText('Igual', { exact: true })).toBeVisible();
    await expect(page.getByText('sin decidir', { exact: false })).toHaveCount(0);
  });

  await test.step('a narrow page does not scroll sideways, and a reload loses nothing', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Importar 3 registros' })).toBeEnabled();
    await expect.poll(() => page.evaluate(wider)).toBe(0);
    await page.getByRole('button', { name: 'Cambiar entre modo claro y oscuro' }).click();
    expect(await colourViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cambiar entre modo claro y oscuro' }).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Importar 3 registros' })).toBeEnabled();
  });

  await test.step('it is applied', async () => {
    await press(/^Importar 3 registros$/);
    await expect(page.getByText('2 creados y 1 borrador.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const names = await productNames(page);
    expect(names).toEqual(expect.arrayContaining([NEW, CORRECTED, STORED]));
    expect(names).not.toContain(INCOMPLETE);
    await press(/^Movimientos$/);
    await expect(page.getByRole('link', { name: 'Importó 2 productos y 1 borrador de productos.csv' })).toBeVisible();
    await tabTo(/^Importó 2 productos y 1 borrador de productos\.csv$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Importar: productos.csv' })).toBeVisible();
  });

  await test.step('it is undone', async () => {
    page.once('dialog', (dialog) => dialog.accept());
    await press(/^Deshacer esta importación$/);
    await expect(page.getByText('Los registros volvieron a como estaban antes.')).toBeVisible();
    const names = await productNames(page);
    expect(names).toContain(STORED);
    expect(names).not.toContain(NEW);
  });
});
