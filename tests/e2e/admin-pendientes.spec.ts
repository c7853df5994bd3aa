import { violations } from './axe.ts';
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
  await withoutDoi.getByRole('link').first().press('Enter');
  const form = page.getByRole('dialog', { name: 'Editar producto' });
  await expect(form.getByLabel('DOI')).toBeFocused();
  await expect(form.getByLabel('DOI')).toBeInViewport();
  await expect(page).not.toHaveURL(/editar=/);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);

  await page.goto('/#/admin/pendientes');
  await page.getByRole('list', { name: 'Productos sin proyecto' }).getByRole('link').first().press('Enter');
  await expect(page.getByRole('combobox', { name: 'Proyecto' })).toBeFocused();
});
