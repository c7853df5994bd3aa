import type { Page } from '@playwright/test';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { violations } from './axe.ts';
import { tabber } from './keyboard.ts';
import { expect, prepare, test } from './staff.ts';

interface Added {
  product: { id: number };
}

/** Two products with the same title, type and year. @returns their ids */
async function prepareTwo(page: Page, nombre: string): Promise<[number, number]> {
  const common = { nombre, tipo: 'Artículo científico', fecha_publicacion: '2024' };
  const add = async (fields: object) =>
    ((await prepare(page.request, 'prod_investigacion/add_product', { ...common, ...fields })) as Added).product.id;
  return [await add({ descripcion: 'La primera' }), await add({ descripcion: 'La segunda', resumen: 'Se midió.' })];
}

test('two products are merged from Pendientes and separated again, by keyboard alone', async ({ page, visitor }) => {
  const nombre = 'Guía que está dos veces';
  const [first, second] = await prepareTwo(page, nombre);
  const secondAddress = sitePaths.producto(second, nombre);
  await visitor.goto(secondAddress);
  await expect(visitor.getByText('La segunda').first()).toBeVisible();

  await page.goto('/#/admin/pendientes');
  const group = page.getByRole('list', { name: `Posibles duplicados de ${nombre}` });
  await expect(group.getByText(/^El mismo nombre, tipo y año/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await group.getByRole('link', { name: `Fusionar: ${nombre}` }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/fusionar/productos/${first}/${second}$`));
  const description = page.getByRole('radiogroup', { name: 'Descripción' });
  await expect(description.getByRole('radio', { name: /^Del que se queda/ })).toBeChecked();
  await expect(
    page.getByRole('radiogroup', { name: 'Resumen' }).getByRole('radio', { name: /^Del que se va/ }),
  ).toBeChecked();
  await expect(page.getByText('El que se va no tiene vínculos con otros registros.')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await description.getByRole('radio', { name: /^Del que se queda/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(description.getByRole('radio', { name: /^Del que se va/ })).toBeChecked();
  await tabber(page)(/^Fusionar$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '¿Fusionar en un solo producto?' });
  await expect(dialog.getByRole('button', { name: 'Fusionar' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Se fusionaron los registros')).toBeVisible();
  // The toast, during which the key undoes, stays while it has the focus.
  await page.getByRole('alert').getByRole('button', { name: 'Deshacer' }).focus();
  await expect(page).toHaveURL(/#\/admin\/pendientes$/);
  await expect(group).toHaveCount(0);
  await visitor.goto(secondAddress);
  await expect(visitor).toHaveURL(new RegExp(`${sitePaths.producto(first, nombre)}$`));
  await expect(visitor.getByText('La segunda').first()).toBeVisible();

  await page.keyboard.press('Control+z');
  await expect(group).toBeVisible();
  await visitor.goto(secondAddress);
  await expect(visitor).toHaveURL(new RegExp(`${secondAddress}$`));
});

test("two products are no duplicates once somebody says so, which 'Deshacer' takes back", async ({ page }) => {
  const nombre = 'Guía con otra parecida';
  await prepareTwo(page, nombre);
  await page.goto('/#/admin/pendientes');
  const group = page.getByRole('list', { name: `Posibles duplicados de ${nombre}` });
  await group.getByRole('button', { name: `No es duplicado: ${nombre}` }).press('Enter');
  await expect(page.getByText('Estos registros ya no se proponen como duplicados')).toBeVisible();
  await expect(group).toHaveCount(0);
  const declared = page.getByRole('list', { name: 'No son duplicados' });
  await expect(declared.getByText(`No es «${nombre}»`)).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(group).toBeVisible();
});

test('a list offers to merge two selected rows, and a form to search for the other record', async ({ page }) => {
  const nombre = 'Guía elegida en la lista';
  const [first, second] = await prepareTwo(page, nombre);
  const filter = encodeURIComponent(JSON.stringify({ q: nombre }));
  await page.goto(`/#/admin/productos_investigacion?filter=${filter}`);
  const boxes = page.getByRole('checkbox', { name: 'Seleccionar esta fila' });
  await expect(boxes).toHaveCount(2);
  await boxes.first().press('Space');
  await expect(page.getByText('Elija dos para fusionarlos.')).toBeVisible();
  await boxes.last().press('Space');
  const merge = page.getByRole('link', { name: 'Fusionar', exact: true });
  await expect(merge).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await merge.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/fusionar/productos/${first}/${second}$`));

  await page.goto(`/#/admin/productos_investigacion?editar=${second}`);
  await page.getByRole('dialog').getByRole('link', { name: 'Fusionar con…' }).press('Enter');
  const search = page.getByRole('combobox', { name: 'Buscar por el nombre' });
  await expect(search).toBeFocused();
  await page.keyboard.type(nombre);
  await expect(page.getByRole('option')).toHaveText([`${nombre} (n.º ${first}, posible duplicado)`]);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/fusionar/productos/${second}/${first}$`));
  await expect(page.getByRole('radiogroup', { name: 'Cuál se queda' }).getByRole('radio').first()).toBeChecked();
});
