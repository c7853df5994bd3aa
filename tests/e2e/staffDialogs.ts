/** Dialogs that only a request of the form opens. */
import type { Page } from '@playwright/test';
import { expect, prepare } from './staff.ts';

/** Opens the dialog that asks for the password: a user is added in a session that is not confirmed. */
export async function askPassword(page: Page): Promise<void> {
  await page.goto('/#/admin/usuarios');
  await page.getByRole('button', { name: 'Agregar usuario' }).click();
  const form = page.getByRole('dialog', { name: 'Agregar usuario' });
  await form.getByLabel(/^Nombre\s*\*?$/).fill('Nunca Agregada');
  await form.getByLabel('Nombre de usuario').fill('nunca.agregada');
  await form.getByLabel(/^Contraseña/).fill('trece trenes que tardan');
  await form.getByRole('button', { name: 'Agregar usuario' }).click();
  const asked = page.getByRole('dialog', { name: 'Escriba su contraseña para continuar' });
  await asked.getByRole('button', { name: 'Continuar' }).click();
  await expect(asked.getByText('Escriba su contraseña', { exact: true })).toBeVisible();
}

/** Opens the conflict dialog: another user saves the event that is being edited. */
export async function overtake(page: Page): Promise<void> {
  // Two tests run this at the same time.
  const nombre = `Mesa redonda que dos editan a ${page.viewportSize()?.width} px`;
  await prepare(page.request, 'eventos/add_evento', { nombre, fecha: '2021-08-08', tipo: 2, estado: 1 });
  const { eventos } = await (await page.request.get('/api/eventos/get_all')).json();
  const { id } = eventos.find((evento: { nombre: string }) => evento.nombre === nombre);
  await page.goto(`/#/admin/eventos/editar_evento/${id}`);
  await page.getByLabel('Lugar').fill('Sala mayor');
  await prepare(page.request, `eventos/update_evento/${id}`, { nombre, fecha: '2021-08-08', tipo: 2, lugar: 'Patio' });
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('dialog', { name: 'Cambios de otra persona' })).toBeVisible();
}
