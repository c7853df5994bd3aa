import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConvenio, aDetail, anIntegrante, aProducto } from '../support/builders/staffRecords.ts';
import { LAURA } from '../support/laura.ts';
import { answer, answerDone, answerRaw, bodiesOf, mockedNetwork, refuse } from '../support/network.ts';
import { closeToast, expectToast, failuresAreLogged, here, openAt, press, signIn, write } from './backOffice.tsx';

mockedNetwork();
const OVER = 'Debe iniciar sesión para continuar';
const OFF = 'Convenio desactivado exitosamente';

/** Every toast text since the test began. */
const shown: string[] = [];
const observer = new MutationObserver(() => {
  for (const toast of document.querySelectorAll('.MuiSnackbar-root')) shown.push(toast.textContent ?? '');
});

beforeEach(() => {
  shown.length = 0;
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  failuresAreLogged();
  signIn();
  answer('listConvenios', { success: 1, convenios: [aConvenio()] });
  answerRaw('login', { status: 'success', success: 1, message: 'Bienvenida', user: LAURA });
  answerDone('logout');
});
afterEach(() => {
  observer.disconnect();
  vi.useRealTimers();
});

async function turnOff() {
  refuse('toggleConvenio', OVER, 401);
  openAt('/convenios');
  fireEvent.click(await screen.findByRole('switch', { name: 'Activo: Fundación Ruta' }));
  return screen.findByRole('dialog', { name: 'Su sesión terminó' });
}

describe('a toggle after the session has expired', () => {
  it('opens the login dialog and completes the toggle after the login', async () => {
    const dialog = await turnOff();
    expect(shown.join()).not.toContain(OFF);
    answerDone('toggleConvenio');
    write(/Usuario/, 'lpena', dialog);
    write(/Contraseña/, 'secreta', dialog);
    press('Iniciar sesión', dialog);
    await closeToast('Inicio de sesión exitoso');
    await expectToast(OFF);
    expect(bodiesOf('toggleConvenio')).toEqual([
      { id: 4, estado: 2 },
      { id: 4, estado: 2 },
    ]);
    expect(here()).toBe('#/admin/convenios');
  });

  it('shows no success when the login is cancelled', async () => {
    const dialog = await turnOff();
    press('Cancelar', dialog);
    await waitFor(() => expect(here()).toBe('#/admin/login'));
    expect(shown.join()).not.toContain(OFF);
    expect(localStorage.getItem('portal.usuario')).toBeNull();
  });
});

it('does not report a removal whose session has expired when the login is cancelled', async () => {
  answer('getProyecto', aDetail());
  answer('listIntegrantes', { success: 1, integrantes: [anIntegrante()] });
  answer('listProductos', { success: 1, products: [aProducto()] });
  answer('listLineas', { success: 1, lineas: [] });
  refuse('removeIntegranteFromProyecto', OVER, 401);
  openAt('/detalle_proyecto/3');
  const panel = await screen.findByRole('region', { name: 'Integrantes' });
  await within(panel).findByRole('button', { name: 'Quitar del proyecto: Ana Núñez' });
  press('Quitar del proyecto: Ana Núñez', panel);
  const dialog = await screen.findByRole('dialog', { name: 'Su sesión terminó' });
  press('Cancelar', dialog);
  await waitFor(() => expect(here()).toBe('#/admin/login'));
  expect(shown.join()).not.toContain('exitosamente');
});
