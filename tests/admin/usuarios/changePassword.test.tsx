import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { NO_PENDIENTES } from '../../support/builders/staffRecords.ts';
import { answerDone, answerRaw, bodiesOf, mockedNetwork } from '../../support/network.ts';
import { expectToast, failuresAreLogged, here, openAt, press, signIn, write } from '../backOffice.tsx';

const CLAVE = 'cuatro tazas de té verde';

mockedNetwork();
beforeEach(() => signIn());

/** Fills in the passwords by label. */
function fill(actual: string, nueva: string, repetida: string) {
  write(/^Contraseña actual/, actual);
  write(/^Contraseña nueva/, nueva);
  write(/^Repita la contraseña nueva/, repetida);
  press('Cambiar contraseña');
}

async function open() {
  openAt('/cambiar_clave');
  await screen.findByLabelText(/^Contraseña actual/);
}

describe('admin/cambiar_clave', () => {
  it('is linked from the sidebar', async () => {
    await open();
    const link = screen.getByRole('link', { name: 'Cambiar contraseña' });
    expect(link.getAttribute('href')).toBe('#/admin/cambiar_clave');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cambiar contraseña');
  });

  it.each([
    ['', CLAVE, CLAVE, 'Escriba su contraseña actual'],
    ['una clave', 'corta', 'corta', 'La contraseña debe tener al menos 15 caracteres'],
    ['una clave', CLAVE, `${CLAVE} `, 'Las dos contraseñas no son iguales'],
    [
      'una clave',
      'soy lpena desde el lunes',
      'soy lpena desde el lunes',
      'La contraseña no debe contener el nombre de usuario',
    ],
    [CLAVE, CLAVE, CLAVE, 'La contraseña nueva debe ser distinta de la actual'],
  ])('sends no request when a rule fails: %j %j %j', async (actual, nueva, repetida, message) => {
    await open();
    fill(actual, nueva, repetida);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(bodiesOf('changePassword')).toEqual([]);
  });

  it('shows a wrong current password at its field', async () => {
    failuresAreLogged();
    await open();
    const message = 'La contraseña actual no es correcta';
    answerRaw('changePassword', { success: 0, message, errors: { actual: message } }, 422);
    fill('no es esta', CLAVE, CLAVE);
    await expectToast(message);
    await waitFor(() => expect(screen.getByLabelText(/^Contraseña actual/).getAttribute('aria-invalid')).toBe('true'));
    expect(here()).toBe('#/admin/cambiar_clave');
  });

  it('changes the password and opens the dashboard', async () => {
    const lists = ['listProyectos', 'listIntegrantes', 'listEventos', 'listProductos', 'listConvenios'] as const;
    for (const name of lists) answerRaw(name, []);
    answerRaw('listPendientes', NO_PENDIENTES);
    await open();
    answerDone('changePassword');
    fill('una clave larga de prueba', CLAVE, CLAVE);
    await expectToast('Contraseña actualizada. Sus demás sesiones se cerraron.');
    expect(bodiesOf('changePassword')).toEqual([{ actual: 'una clave larga de prueba', nueva: CLAVE }]);
    await waitFor(() => expect(here()).toBe('#/admin/dashboard'));
  });
});
