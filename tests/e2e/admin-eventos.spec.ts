import type { Page } from '@playwright/test';
import { answerNext, expect, prepare, test } from './staff.ts';

const NOMBRE = 'Encuentro de Rutas Tranquilas';
const NUEVO = 'Encuentro Nacional de Rutas Tranquilas';
const YEAR = new Date().getFullYear();
const QUESTION = '¿Estás seguro de que deseas eliminar este evento?';

async function chooseTipo(page: Page, tipo: string): Promise<void> {
  await page.getByLabel('Tipo de participación').click();
  await page.getByRole('option', { name: tipo }).click();
}

/** @returns this test's event in the list of all, since the home shows the newest ones */
async function visit(visitor: Page) {
  await visitor.goto('/eventos');
  await expect(visitor.getByRole('article').filter({ hasText: 'Simulacro regional de emergencia' })).toBeVisible();
  return visitor.getByRole('article').filter({ hasText: 'Rutas Tranquilas' });
}

test('creates an event, edits it in the side panel and on its page, deactivates, activates and deletes it', async ({
  page,
  visitor,
}) => {
  const card = page.getByRole('article').filter({ hasText: 'Rutas Tranquilas' });
  const dialog = page.getByRole('dialog');

  await test.step('the form shows its validation messages', async () => {
    await page.goto('/#/admin/eventos');
    await page.getByRole('button', { name: 'Crear evento' }).click();
    await dialog.getByRole('button', { name: 'Crear evento' }).click();
    await expect(page.getByText('Campos requeridos')).toBeVisible();
    await expect(page.getByText('El nombre y la fecha son obligatorios').first()).toBeVisible();
    await dialog.getByLabel('Nombre del evento').fill(NOMBRE);
    await dialog.getByLabel('Fecha').fill(`${YEAR}-03-09`);
    await chooseTipo(page, 'Organizador');
    await dialog.getByLabel('URL de noticia de divulgación').fill('sin protocolo');
    await dialog.getByRole('button', { name: 'Crear evento' }).click();
    await expect(page.getByText('La URL de noticia de divulgación no es válida').first()).toBeVisible();
  });

  await test.step('it is created and listed in its month', async () => {
    await dialog.getByLabel('URL de noticia de divulgación').fill('https://example.org/noticias/rutas');
    await dialog.getByLabel('Lugar').fill('Plaza del Molino');
    await dialog.getByLabel('País').fill('Colombia');
    await dialog.getByLabel('URL adicional 2').fill('https://example.org/rutas/memorias');
    await dialog.getByRole('button', { name: 'Crear evento' }).click();
    await expect(page.getByText('Evento registrado')).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: /^Marzo/ }).click();
    await expect(card).toContainText(`9 de marzo de ${YEAR} · Plaza del Molino, Colombia`);
    await expect(card).toContainText('Organizador');
  });

  await test.step('visitors see it with its links', async () => {
    const shown = await visit(visitor);
    await expect(shown).toContainText(`9 de marzo de ${YEAR}`);
    await shown.getByRole('button', { name: /Ver detalles/ }).click();
    const links = shown.locator('a[href^="https://"]');
    await expect(links.first()).toHaveAttribute('href', 'https://example.org/noticias/rutas');
    await expect(links).toHaveCount(2);
  });

  await test.step('the side panel changes its type', async () => {
    await page.getByRole('button', { name: `Editar ${NOMBRE}` }).click();
    await expect(dialog.getByRole('heading', { name: 'Editar evento' })).toBeVisible();
    await chooseTipo(page, 'Ponente');
    await dialog.getByLabel('Nombre de la ponencia').fill('   ');
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(
      page.getByText('El nombre de la ponencia es requerido para eventos de participación').first(),
    ).toBeVisible();
    await dialog.getByLabel('Nombre de la ponencia').fill('Llegar despacio es llegar');
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Evento actualizado')).toBeVisible();
    await expect(card).toContainText('Ponente');
  });

  await test.step('its page changes the title', async () => {
    await page.getByRole('button', { name: `Editar ${NOMBRE}` }).click();
    await page.getByRole('link', { name: 'Abrir en una página' }).click();
    await expect(page).toHaveURL(/#\/admin\/eventos\/editar_evento\/\d+$/);
    await expect(page.getByText('Registrado por')).toBeVisible();
    await page.getByLabel('Nombre del evento').fill(NUEVO);
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page).toHaveURL(new RegExp(`#/admin/eventos\\?anio=${YEAR}&mes=3$`));
    await expect(card).toContainText(NUEVO);
    const shown = await visit(visitor);
    await expect(shown).toContainText(NUEVO);
    await shown.getByRole('button', { name: /Ver detalles/ }).click();
    await expect(shown).toContainText('Llegar despacio es llegar');
  });

  await test.step('deactivated, visitors do not see it; activated, they do', async () => {
    const activo = card.getByRole('switch');
    for (const active of [false, true]) {
      await activo.click();
      await expect(activo).toBeChecked({ checked: active });
      await expect(page.getByText('Estado actualizado').first()).toBeVisible();
      await expect(await visit(visitor)).toHaveCount(active ? 1 : 0);
    }
  });

  await test.step('it is deleted after the confirmation', async () => {
    const remove = page.getByRole('button', { name: `Eliminar ${NUEVO}` });
    answerNext(page, QUESTION, false);
    await remove.click();
    await expect(card).toBeVisible();
    answerNext(page, QUESTION, true);
    await remove.click();
    await expect(card).toHaveCount(0);
    await expect(page.getByText('Evento eliminado')).toBeVisible();
    await expect(await visit(visitor)).toHaveCount(0);
  });
});

test('the year selector shows the events of another year', async ({ page }) => {
  const evento = { nombre: 'Foro de peatones de hace tiempo', fecha: '2020-06-15', tipo: 2, estado: 1 };
  await prepare(page.request, 'eventos/add_evento', evento);
  await page.goto('/#/admin/eventos');
  await page.getByRole('combobox', { name: 'Año' }).click();
  await expect(page.getByRole('option').first()).toHaveText(String(YEAR + 1));
  await page.getByRole('option', { name: '2020' }).click();
  await expect(page.getByRole('article').filter({ hasText: evento.nombre })).toContainText('15 de junio de 2020');
  await expect(page.getByRole('button', { name: /^Junio/ })).toContainText(/[1-9]/);
});

test("the dashboard's shortcut opens the form for a new event", async ({ page }) => {
  await page.goto('/#/admin/dashboard');
  const shortcut = page.getByRole('link', { name: 'Crear un nuevo evento' });
  const tooltip = page.getByRole('tooltip', { name: 'Crear un nuevo evento' });
  // What loads above the shortcuts moves them away from the pointer.
  await expect(async () => {
    await shortcut.hover();
    await expect(tooltip).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await shortcut.click();
  await expect(page.getByRole('dialog').getByLabel('Nombre del evento')).toBeVisible();
});

test.describe('an event that does not exist', () => {
  test.use({ expectedNoise: /status of 404/ });
  test('redirects to the list', async ({ page }) => {
    await page.goto('/#/admin/eventos/editar_evento/999999');
    await expect(page.getByText('No se pudo cargar el evento')).toBeVisible();
    await expect(page).toHaveURL(/#\/admin\/eventos$/);
  });
});
