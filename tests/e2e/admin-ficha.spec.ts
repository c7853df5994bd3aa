import type { Page } from '@playwright/test';
import { pdfBytes } from '../support/pdf.ts';
import { violations } from './axe.ts';
import { expect, prepare, test } from './staff.ts';
import { searchList } from './support.ts';

const NOMBRE = 'Casco y velocidad en vías rurales';
const OTRO = 'Otro artículo con el mismo DOI';
const DOI = '10.5555/ficha.casco';
const BIBTEX = `@article{casco,
  title = {Casco y velocidad en v{\\'i}as rurales},
  author = {Pe{\\~n}a, Luc{\\'i}a and {Agencia de V{\\'i}as}},
  journal = {Revista de Seguridad Vial},
  year = {2026}, month = {5}, volume = {12}, number = {3}, pages = {45--61},
  issn = {2049-3630}, doi = {https://doi.org/10.5555/FICHA.CASCO},
  keywords = {casco, velocidad}, note = {Premio}
}`;

/** The names of the authors in the form, in their order. */
const authors = (page: Page) => page.getByRole('group', { name: 'Autores' }).getByRole('listitem');

test('adds an article from a citation, with a member as author and its full text', async ({ page, visitor }) => {
  await prepare(page.request, 'prod_investigacion/add_product', { nombre: OTRO, tipo: 'Otro', doi: DOI });
  await page.goto('/#/admin/productos_investigacion');
  await page.getByRole('button', { name: 'Agregar Producto' }).click();
  const dialog = page.getByRole('dialog');

  await test.step('a pasted citation fills the form', async () => {
    await dialog.getByRole('button', { name: 'Completar desde una cita' }).click();
    const cita = dialog.getByLabel('Cita copiada de un gestor de referencias');
    await cita.fill('no es una cita');
    await dialog.getByRole('button', { name: 'Leer la cita' }).click();
    await expect(
      dialog.getByText('No se reconoce la cita: pegue la de un gestor de referencias, en BibTeX, RIS o JSON'),
    ).toBeVisible();
    await cita.fill(BIBTEX);
    await dialog.getByRole('button', { name: 'Leer la cita' }).click();
    await expect(dialog.getByText(/Se completó: Nombre, Tipo, Autores/)).toBeVisible();
    await expect(dialog.getByText('note: ningún campo del producto lo guarda')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue(NOMBRE);
    await expect(dialog.getByLabel('ISSN')).toHaveValue('2049-3630');
    await expect(dialog.getByLabel('Última página')).toHaveValue('61');
    await expect(authors(page)).toHaveText([/Peña, Lucía/, /Agencia de Vías/]);
  });

  await test.step('a value of the form is replaced only on demand', async () => {
    const revista = dialog.getByRole('textbox', { name: 'Revista', exact: true });
    await revista.fill('Otra revista');
    await dialog.getByRole('button', { name: 'Leer la cita' }).click();
    const differing = dialog.getByRole('group', { name: 'Campos que ya tienen otro valor' });
    await expect(differing.getByText('Ahora: Otra revista')).toBeVisible();
    await expect(revista).toHaveValue('Otra revista');
    await differing.getByRole('checkbox').check();
    await differing.getByRole('button', { name: 'Reemplazar los marcados' }).click();
    await expect(revista).toHaveValue('Revista de Seguridad Vial');
  });

  await test.step('a product with the same DOI is named, with a link', async () => {
    await expect(dialog.getByRole('link', { name: OTRO })).toHaveAttribute('target', '_blank');
  });

  await test.step('a member is found while one types, and moved by keyboard and by pointer', async () => {
    await dialog.getByRole('button', { name: 'Agregar autor', exact: true }).click();
    await expect(dialog.getByLabel('Apellidos').and(page.locator(':focus'))).toBeVisible();
    await page.keyboard.type('adriana font');
    await page.getByRole('option', { name: 'Adriana Lucía Fontalvo Rincón' }).click();
    await expect(authors(page).nth(2)).toContainText('Integrante');
    await dialog.getByRole('button', { name: 'Subir a Fontalvo Rincón, Adriana Lucía' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Subir a Fontalvo Rincón, Adriana Lucía' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Bajar a Fontalvo Rincón, Adriana Lucía' })).toBeFocused();
    await expect(authors(page)).toHaveText([/Fontalvo/, /Peña/, /Agencia/]);

    const handle = authors(page).nth(2).getByTitle('Arrastre para cambiar el orden');
    await handle.hover();
    await page.mouse.down();
    const target = await authors(page).nth(1).boundingBox();
    await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) + 4, { steps: 4 });
    await page.mouse.up();
    await expect(authors(page)).toHaveText([/Fontalvo/, /Agencia/, /Peña/]);
  });

  await test.step('axe finds nothing in the open form', async () => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violations(page), `at ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  await test.step('it is saved with its full text', async () => {
    await dialog.getByLabel('Acceso al texto completo').click();
    await page.getByRole('option', { name: 'Acceso abierto' }).click();
    const file = { name: 'articulo.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfBytes()) };
    await dialog.getByLabel('Texto completo (PDF)').setInputFiles(file);
    await expect(dialog.getByText('articulo.pdf · 1 kB')).toBeVisible();
    await dialog.getByRole('button', { name: 'Agregar Producto' }).click();
    await expect(page.getByText('Producto agregado exitosamente')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('the record is shown, and visitors read the full text', async () => {
    await searchList(page, 'casco y velocidad');
    await page.getByRole('button', { name: `Ver ${NOMBRE}` }).click();
    await expect(dialog.getByText('Peña, Lucía')).toBeVisible();
    await expect(dialog.getByRole('link', { name: DOI })).toHaveAttribute('href', `https://doi.org/${DOI}`);
    const path = await dialog.getByRole('link', { name: 'Abrir el PDF' }).getAttribute('href');
    const answer = await visitor.request.get(path ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
  });

  await test.step('the full text is removed', async () => {
    await page.getByRole('button', { name: `Editar ${NOMBRE}` }).click();
    await dialog.getByRole('button', { name: 'Eliminar el PDF' }).click();
    await expect(dialog.getByText('El PDF se eliminará al guardar.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Producto actualizado exitosamente')).toBeVisible();
    await page.getByRole('button', { name: `Ver ${NOMBRE}` }).click();
    await expect(dialog.getByText('Peña, Lucía')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Abrir el PDF' })).toHaveCount(0);
  });
});
