import { expect, test } from './staff.ts';
import { searchList } from './support.ts';

const NOMBRE = 'Señales que se leen a tiempo';

test('shows a project to visitors once staff add it, and hides it once deactivated', async ({ page, visitor }) => {
  await test.step('staff add a project', async () => {
    await page.goto('/#/admin');
    await expect(page.getByRole('heading', { name: 'Panel principal' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Proyectos' }).click();
    await page.getByRole('link', { name: 'Agregar proyecto' }).click();
    await expect(page.getByRole('heading', { name: 'Agregar proyecto' })).toBeVisible();
    await page.getByLabel('Nombre').fill(NOMBRE);
    await page.getByLabel('Objetivo').fill('Saber a qué distancia se entiende una señal.');
    await page.getByLabel('Descripción').fill('Se midió con conductores de noche y con lluvia.');
    await page.getByLabel('Estado').click();
    await page.getByRole('option', { name: 'En proceso' }).click();
    await page.getByLabel('Fecha de inicio').fill('2026-02-03');
    await page.getByLabel('Fecha de fin').fill('2026-11-30');
    await page.getByLabel('Entidades').fill('Alcaldía de Villa Aurora, Universidad de los Nogales, ');
    await page.getByRole('button', { name: 'Agregar proyecto' }).click();
    await expect(page.getByText('Proyecto agregado exitosamente')).toBeVisible();
  });

  await test.step('staff add a member, a product and a line', async () => {
    await searchList(page, 'senales que');
    await page.getByRole('link', { name: NOMBRE }).click();
    await page.getByRole('button', { name: 'Agregar integrante' }).click();
    await page.getByRole('combobox', { name: 'Integrante' }).click();
    await page.getByRole('option', { name: /Valeria Quintanar/ }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Valeria Quintanar' })).toBeVisible();
    // The list stays open for the next choice.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Agregar producto', exact: true }).click();
    await page.getByRole('combobox', { name: 'Producto' }).click();
    await page.getByRole('option', { name: 'Indicadores que sirven para decidir' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Línea' }).click();
    await page.getByRole('option', { name: 'Seguridad química' }).click();
    await expect(page.getByText('Línea de investigación actualizada exitosamente')).toBeVisible();
  });

  await test.step('a visitor finds the project and reads it', async () => {
    await visitor.goto('/');
    await visitor
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: 'Proyectos de investigación' })
      .click();
    await visitor.getByRole('searchbox').fill('SEÑALES que');
    await expect(visitor.getByText(/Mostrando 1 de \d+ proyectos/)).toBeVisible();
    const card = visitor.getByRole('listitem').filter({ hasText: NOMBRE });
    await expect(card).toContainText('En ejecución');
    await expect(card).toContainText('2 entidades');
    await card.getByRole('link', { name: /Ver más/ }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: NOMBRE })).toBeVisible();
    await expect(visitor.getByText('En proceso')).toBeVisible();
    await expect(visitor.getByText('Valeria Quintanar Sotelo')).toBeVisible();
    await expect(visitor.getByRole('main').getByText('Seguridad química').first()).toBeVisible();
    await visitor.getByRole('button', { name: 'Volver', exact: true }).click();
    await expect(visitor.getByRole('searchbox')).toHaveValue('SEÑALES que');
  });

  await test.step('staff deactivate the project, and visitors no longer see it', async () => {
    await page.goto('/#/admin/proyectos');
    await searchList(page, 'senales que');
    const row = page.getByRole('row').filter({ hasText: NOMBRE });
    page.once('dialog', (dialog) => {
      expect(dialog.message()).toBe('¿Está seguro de que desea desactivar este proyecto?');
      return dialog.accept();
    });
    await row.getByRole('switch').click();
    await expect(page.getByText('Proyecto desactivado exitosamente')).toBeVisible();
    await expect(row.getByRole('switch')).not.toBeChecked();
    await visitor.reload();
    await expect(
      visitor.getByText('No se encontraron proyectos que coincidan con los filtros aplicados.'),
    ).toBeVisible();
  });
});
