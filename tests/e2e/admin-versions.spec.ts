import type { Page } from '@playwright/test';
import { colourViolations, violations } from './axe.ts';
import { expect, prepare, test } from './staff.ts';

const NOMBRE = 'Semáforos que esperan';
const OBJETIVO = 'Medir cuánto espera quien cruza a pie en las avenidas anchas de la ciudad.';

// The console logs the 409 of a refused undo and of a stale restore.
test.use({ expectedNoise: /status of 409/ });

async function newProyecto(page: Page): Promise<number> {
  const { project } = (await prepare(page.request, 'proyectos_investigacion/add_project', {
    nombre: NOMBRE,
    objetivo: OBJETIVO,
    estado: 1,
    fecha_inicio: '2026-02-01',
    fecha_fin: '2026-11-30',
  })) as { project: { id: number } };
  return project.id;
}

const undoButton = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Deshacer' });

test('undoes a save, an undo, and a project that was added in steps', async ({ page }) => {
  const id = await newProyecto(page);
  const nombre = page.getByLabel('Nombre');
  const save = async (text: string) => {
    await nombre.fill(text);
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Proyecto actualizado exitosamente');
  };
  await page.goto(`/#/admin/detalle_proyecto/${id}`);

  await test.step('by pointer, and the undo by the keyboard', async () => {
    await save('Otro nombre');
    // The toast stays while the pointer rests on it.
    await undoButton(page).hover();
    expect(await violations(page)).toEqual([]);
    await undoButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Se deshizo el cambio');
    await expect(nombre).toHaveValue(NOMBRE);
    await page.getByRole('link', { name: 'Volver' }).focus();
    await page.keyboard.press('Control+z');
    await expect(nombre).toHaveValue('Otro nombre');
  });

  await test.step('a later change is not overwritten: both states are shown', async () => {
    await save('El nombre de la primera');
    await prepare(page.request, 'proyectos_investigacion/update_project', { id, nombre: 'El nombre de la segunda' });
    await undoButton(page).click();
    const refused = page.getByRole('dialog', { name: 'No se deshizo' });
    await expect(refused).toContainText('Como quedó con su cambioEl nombre de la primera');
    await expect(refused).toContainText('Como está ahoraEl nombre de la segunda');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(refused).toBeHidden();
    await expect(nombre).toHaveValue('El nombre de la segunda');
  });

  await test.step('all calls of a form', async () => {
    await page.goto('/#/admin/proyectos/create');
    await page.getByLabel('Nombre').fill('Proyecto que no se queda');
    await page.getByLabel('Objetivo').fill('No quedarse.');
    await page.getByLabel('Estado').click();
    await page.getByRole('option', { name: 'En proceso' }).click();
    await page.getByLabel('Fecha de inicio').fill('2026-02-01');
    await page.getByLabel('Fecha de fin').fill('2026-11-30');
    await page.getByRole('combobox', { name: /^Integrantes/ }).click();
    await page.getByRole('option', { name: /Camilo Tibaquirá/ }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Agregar proyecto' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Proyecto agregado exitosamente' });
    await expect(toast.getByRole('link', { name: 'Abrir el proyecto' })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: 'Proyecto que no se queda' });
    await expect(row).toHaveCount(1);
    await undoButton(page).click();
    await expect(row).toHaveCount(0);
  });
});

test('shows what each version changed and restores one, unless somebody saved since', async ({ page }) => {
  const id = await newProyecto(page);
  const update = (fields: object) =>
    prepare(page.request, 'proyectos_investigacion/update_project', { id, nombre: NOMBRE, ...fields });
  await update({ objetivo: OBJETIVO.replace('a pie', 'con bastón') });
  await prepare(page.request, 'Proyecto_integrante/add_actor_to_project', { proyecto_id: id, actor_id: 1 });
  await page.goto(`/#/admin/detalle_proyecto/${id}`);
  const dialog = page.getByRole('dialog', { name: 'Versiones' });
  const versions = dialog.getByRole('list').first().locator('> li');
  const restore = (index: number) => versions.nth(index).getByRole('button', { name: 'Restaurar esta versión' });

  await test.step('by keyboard', async () => {
    await page.getByRole('button', { name: 'Versiones' }).press('Enter');
    await expect(versions).toHaveCount(3);
    await expect(versions.nth(0)).toContainText('Versión actual');
    await expect(versions.nth(0)).toContainText('Integrante');
    await expect(versions.nth(1).locator('del')).toHaveText(['a pie']);
    await expect(versions.nth(1).locator('ins')).toHaveText(['con bastón']);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('on a phone, in the dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 360, height: 740 });
    // The side menu of a wide window would lie over the page.
    await page.reload();
    await page.getByRole('button', { name: 'Versiones' }).click();
    await expect(versions).toHaveCount(3);
    expect(await colourViolations(page)).toEqual([]);
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    const loaded = page.waitForResponse(/movimientos\/get_all/);
    await page.getByRole('button', { name: 'Versiones' }).click();
    await loaded;
  });

  await test.step('a newer save is shown instead of overwritten', async () => {
    await update({ nombre: 'Nombre de otra persona' });
    await restore(2).click();
    await expect(dialog.getByRole('alert')).toContainText('ya está en esta lista');
    await expect(versions).toHaveCount(4);
    await expect(versions.nth(0)).toContainText('Nombre de otra persona');
  });

  await test.step('restores, which can be undone', async () => {
    await restore(3).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Nombre')).toHaveValue(NOMBRE);
    await expect(page.getByLabel('Objetivo')).toHaveValue(OBJETIVO);
    await expect(page.getByText('Este proyecto no tiene integrantes.')).toBeVisible();
    await undoButton(page).click();
    await expect(page.getByLabel('Nombre')).toHaveValue('Nombre de otra persona');
  });
});
