import { encodeId } from '../../contract/values/encodedIds.ts';
import { answerNext, expect, prepare, test } from './staff.ts';
import { searchList } from './support.ts';

const NOMBRE = 'Bicicletas que llegan de noche';
const NUEVO = 'Bicicletas que llegan de noche y de día';

test('edits a project, its estado and relations, deactivates and activates it', async ({ page, visitor }) => {
  const { project } = (await prepare(page.request, 'proyectos_investigacion/add_project', {
    nombre: NOMBRE,
    objetivo: 'Ver y ser visto.',
    estado: 1,
    fecha_inicio: '2026-02-01',
    fecha_fin: '2026-11-30',
    entidades: ['Club de Ciclistas'],
  })) as { project: { id: number } };
  const publicPage = `/#/proyecto_investigacion/${encodeId(project.id)}`;

  await test.step('the fields', async () => {
    await page.goto(`/#/admin/detalle_proyecto/${project.id}`);
    await page.getByLabel('Nombre').fill(NUEVO);
    await page.getByLabel('Fecha de fin').fill('2026-01-01');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByLabel('Fecha de fin')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Fecha de fin').fill('2026-12-01');
    await page.getByRole('combobox', { name: 'Entidades' }).fill('Club de Ciclistas, , Alcaldía de Villa Aurora,');
    await expect(page.getByText('2 entidades')).toBeVisible();
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByText('Proyecto actualizado exitosamente')).toBeVisible();
  });

  await test.step('the estado, the line and the members', async () => {
    await page.goto(`/#/admin/detalle_proyecto/${project.id}`);
    await expect(page.getByText('Actualizado por maria.prueba')).toBeVisible();
    await page.getByRole('button', { name: 'Finalizado' }).click();
    await expect(page.getByText('Estado actualizado')).toBeVisible();
    const line = page.getByRole('combobox', { name: 'Línea' });
    for (const name of ['Sostenibilidad', 'Seguridad química']) {
      await line.click();
      await page.getByRole('option', { name }).click();
      await expect(line).toHaveText(name);
    }
    await page.getByRole('button', { name: 'Agregar integrante' }).click();
    await page.getByRole('combobox', { name: 'Integrante' }).click();
    await page.getByRole('option', { name: /Camilo Tibaquirá/ }).click();
    await expect(page.getByRole('button', { name: /Quitar del proyecto: Camilo/ })).toBeVisible();
  });

  await test.step('a visitor sees all of it', async () => {
    await visitor.goto(publicPage);
    await expect(visitor.getByRole('heading', { level: 1, name: NUEVO })).toBeVisible();
    await expect(visitor.getByText('Finalizado')).toBeVisible();
    await expect(visitor.getByText('Alcaldía de Villa Aurora')).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'Camilo Tibaquirá Rueda' })).toBeVisible();
    await visitor.goto('/#/lineas/seguridad_quimica');
    await expect(visitor.getByRole('heading', { name: NUEVO })).toBeVisible();
    await visitor.goto('/#/lineas/Sostenibilidad');
    await expect(visitor.getByRole('heading', { level: 1, name: 'Sostenibilidad' })).toBeVisible();
    await expect(visitor.getByRole('heading', { name: NUEVO })).toHaveCount(0);
  });

  await test.step('a member is removed, brought back and removed again', async () => {
    const remove = page.getByRole('button', { name: /Quitar del proyecto: Camilo/ });
    await remove.click();
    await expect(page.getByText('Este proyecto no tiene integrantes.')).toBeVisible();
    await expect(page.getByText('Integrante eliminado del proyecto exitosamente')).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await remove.click();
    await expect(page.getByText('Este proyecto no tiene integrantes.')).toBeVisible();
    await visitor.goto(publicPage);
    await expect(visitor.getByRole('heading', { level: 1, name: NUEVO })).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'Camilo Tibaquirá Rueda' })).toHaveCount(0);
  });

  await test.step('it is deactivated and activated after the confirmation', async () => {
    await page.goto('/#/admin/proyectos');
    await searchList(page, 'bicicletas que llegan de noche');
    const activo = page.getByRole('switch', { name: `Activo: ${NUEVO}` });
    answerNext(page, '¿Está seguro de que desea desactivar este proyecto?', false);
    await activo.click();
    await expect(activo).toBeChecked();
    answerNext(page, '¿Está seguro de que desea desactivar este proyecto?', true);
    await activo.click();
    await expect(page.getByText('Proyecto desactivado exitosamente')).toBeVisible();
    await expect(activo).not.toBeChecked();
    answerNext(page, '¿Está seguro de que desea activar este proyecto?', true);
    await activo.click();
    await expect(page.getByText('Proyecto activado exitosamente')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1, name: NUEVO })).toBeVisible();
  });
});
