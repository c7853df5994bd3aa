import { violations } from './axe.ts';
import { tabber } from './keyboard.ts';
import { expect, prepare, test } from './staff.ts';

test('Pendientes leads to the field that needs care, by keyboard alone', async ({ page }) => {
  const { project } = (await prepare(page.request, 'proyectos_investigacion/add_project', {
    nombre: 'Proyecto vencido con enlace',
    objetivo: 'Terminarlo.',
    estado: 1,
    fecha_inicio: '2024-01-01',
    fecha_fin: '2024-12-31',
    entidades: [],
  })) as { project: { id: number } };
  const producto = 'Artículo sin DOI ni ratón';
  await prepare(page.request, 'prod_investigacion/add_product', { nombre: producto, tipo: 'Artículo científico' });
  await page.goto('/#/admin/dashboard');
  await page.getByRole('link', { name: 'Ver pendientes' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pendientes' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const finished = page.getByRole('list', { name: 'Proyectos en ejecución con la fecha de fin pasada' }).locator('..');
  const more = finished.getByRole('button', { name: /^Mostrar/ });
  // The list begins with ten projects; as dates pass, more of them come before this one.
  if (await more.isVisible()) await more.press('Enter');
  await page.getByRole('link', { name: 'Proyecto vencido con enlace' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/detalle_proyecto/${project.id}\\?campo=estado$`));
  const running = page.getByRole('button', { name: 'En ejecución' });
  await expect(running).toBeFocused();
  await expect(running).toBeInViewport();

  await page.goto('/#/admin/pendientes');
  const withoutDoi = page.getByRole('list', { name: 'Productos sin DOI' });
  const moreProductos = withoutDoi.locator('..').getByRole('button', { name: /^Mostrar/ });
  await expect(withoutDoi).toBeVisible();
  if (await moreProductos.isVisible()) await moreProductos.press('Enter');
  const solved = withoutDoi.getByRole('link', { name: producto, exact: true });
  await solved.press('Enter');
  const form = page.getByRole('dialog', { name: 'Editar producto' });
  await expect(form.getByLabel('DOI')).toBeFocused();
  await expect(form.getByLabel('DOI')).toBeInViewport();
  await expect(page).not.toHaveURL(/editar=/);
  await page.keyboard.type('10.5555/solo.con.teclas');
  await tabber(page)(/^Guardar cambios$/);
  await page.keyboard.press('Enter');
  // Solved: back to the list, without that row.
  await expect(page.getByText('Producto actualizado exitosamente')).toBeVisible();
  await expect(page).toHaveURL(/#\/admin\/pendientes$/);
  await expect(withoutDoi).toBeVisible();
  await expect(solved).toHaveCount(0);

  await page.getByRole('list', { name: 'Productos sin proyecto' }).getByRole('link').first().press('Enter');
  await expect(page.getByRole('combobox', { name: 'Proyecto' })).toBeFocused();
});
