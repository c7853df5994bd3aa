import { encodeId } from '../../contract/values/encodedIds.ts';
import { expect, prepare, test } from './staff.ts';
import { searchList } from './support.ts';

const NOMBRE = 'Cartilla de cruces escolares';
const PROYECTO = 'Cruces que esperan a los niños';

test('adds and edits a product, links it to a project and removes it', async ({ page, visitor }) => {
  const { project } = (await prepare(page.request, 'proyectos_investigacion/add_project', {
    nombre: PROYECTO,
    objetivo: 'Que nadie corra para cruzar.',
    estado: 1,
    fecha_inicio: '2026-01-15',
    fecha_fin: '2026-12-15',
    entidades: [],
  })) as { project: { id: number } };
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('row').filter({ hasText: NOMBRE });
  const find = async () => {
    await page.goto('/#/admin/productos_investigacion');
    await searchList(page, 'cartilla de cruces');
  };

  await test.step('name and type are required', async () => {
    await page.goto('/#/admin/productos_investigacion');
    await page.getByRole('button', { name: 'Agregar Producto' }).click();
    await dialog.getByRole('button', { name: 'Agregar Producto' }).click();
    await expect(dialog.getByLabel('Nombre')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Nombre').fill(NOMBRE);
    await dialog.getByLabel('Tipo').click();
    await expect(page.getByRole('option')).toContainText(['Artículo científico', 'Libro', 'Capítulo de libro']);
    await page.getByRole('option', { name: 'Informe técnico' }).click();
    await dialog.getByRole('button', { name: 'Agregar Producto' }).click();
    await expect(page.getByText('Producto agregado exitosamente')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('the modal shows that it has no project', async () => {
    await find();
    await expect(row.getByText('No asignado').filter({ visible: true })).toBeVisible();
    await page.getByRole('button', { name: `Ver ${NOMBRE}` }).click();
    await expect(dialog.getByText('Descripción no disponible')).toBeVisible();
    await expect(dialog.getByText('Informe técnico')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Asignar desde un proyecto' })).toHaveAttribute(
      'href',
      '#/admin/proyectos',
    );
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
  });

  await test.step('it is edited', async () => {
    await page.getByRole('button', { name: `Editar ${NOMBRE}` }).click();
    await dialog.getByLabel('Descripción').fill('Cómo pintar un cruce con la comunidad.');
    await dialog.getByLabel('Enlace externo').fill('javascript:alert(1)');
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(dialog.getByLabel('Enlace externo')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Enlace externo').fill('https://example.org/cartilla');
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Producto actualizado exitosamente')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('a visitor finds the product and opens it', async () => {
    await visitor.goto('/productos_investigacion');
    await visitor.getByRole('searchbox').fill('PINTAR UN CRUCE');
    // The list moves until it is filtered.
    await expect(visitor.getByRole('article')).toHaveCount(1);
    await visitor
      .getByRole('article')
      .filter({ hasText: NOMBRE })
      .getByRole('link', { name: /Ver Detalles/ })
      .click();
    await expect(visitor.getByRole('heading', { level: 1, name: NOMBRE })).toBeVisible();
    await expect(visitor.locator('a[href="https://example.org/cartilla"]')).toBeVisible();
  });

  await test.step('it is added to a project, whose options no longer list it', async () => {
    await page.goto(`/#/admin/detalle_proyecto/${project.id}`);
    await page.getByRole('button', { name: 'Agregar producto', exact: true }).click();
    await page.getByRole('combobox', { name: 'Producto' }).click();
    await page.getByRole('option', { name: NOMBRE }).click();
    await expect(page.getByText('Producto agregado al proyecto exitosamente')).toBeVisible();
    await expect(page.getByRole('option', { name: 'Seleccione un producto' })).toBeVisible();
    await expect(page.getByRole('option', { name: NOMBRE })).toHaveCount(0);
    await page.getByRole('option', { name: 'Seleccione un producto' }).click();
    await visitor.goto(`/proyecto_investigacion/${encodeId(project.id)}`);
    await expect(visitor.getByText(NOMBRE).first()).toBeVisible();
    await find();
    await expect(row.getByText('Asignado', { exact: true }).filter({ visible: true })).toBeVisible();
    await page.getByRole('button', { name: `Ver ${NOMBRE}` }).click();
    await expect(dialog.getByText('Que nadie corra para cruzar.')).toBeVisible();
    await dialog.getByRole('link', { name: PROYECTO }).click();
  });

  await test.step('it is removed from the project', async () => {
    await page.getByRole('button', { name: `Quitar del proyecto: ${NOMBRE}` }).click();
    await expect(page.getByText('Producto eliminado del proyecto exitosamente')).toBeVisible();
    await expect(page.getByText('Este proyecto no tiene productos.')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1, name: PROYECTO })).toBeVisible();
    await expect(visitor.getByText(NOMBRE)).toHaveCount(0);
  });
});
