import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anIntegrante } from '../support/builders/staffRecords.ts';
import { LAURA } from '../support/laura.ts';
import { answer, answerDone, answerRaw, bodiesOf, mockedNetwork, refuse } from '../support/network.ts';
import {
  closeToast,
  expectToast,
  failuresAreLogged,
  here,
  openAt,
  press,
  signIn,
  whenAsked,
  write,
} from './backOffice.tsx';

const received = mockedNetwork();
const DAY_MS = 24 * 3_600_000;
const ENDED = 'Su sesión terminó';

beforeEach(() => {
  failuresAreLogged();
  signIn();
  answer('getIntegrante', { success: 1, investigador: anIntegrante(), proyectos: [] });
  answerRaw('login', { status: 'success', success: 1, message: 'Bienvenida', user: LAURA });
  answerDone('logout');
});

/** Edits an integrante and saves after the session has expired. */
async function saveAfterTheEnd() {
  refuse('updateIntegrante', 'Debe iniciar sesión para continuar', 401);
  openAt('/integrante_detail/5');
  await screen.findByLabelText(/^Cargo/);
  write(/^Cargo/, 'Directora');
  press('Guardar cambios');
  return screen.findByRole('dialog', { name: ENDED });
}

const signInAgain = (dialog: HTMLElement, password = 'secreta') => {
  write(/Usuario/, 'lpena', dialog);
  write(/Contraseña/, password, dialog);
  press('Iniciar sesión', dialog);
};

describe('a session that expires while a form is open', () => {
  it('opens a login dialog over the form and then completes the save', async () => {
    const dialog = await saveAfterTheEnd();
    answerDone('updateIntegrante');
    signInAgain(dialog);
    await closeToast('Inicio de sesión exitoso');
    await expectToast('Integrante actualizado exitosamente');
    expect(screen.queryByRole('dialog', { name: ENDED })).toBeNull();
    expect(bodiesOf('login')).toEqual([{ usuario: 'lpena', password: 'secreta' }]);
    expect(bodiesOf('updateIntegrante')).toMatchObject([{ cargo: 'Directora' }, { cargo: 'Directora' }]);
    expect(here()).toBe('#/admin/integrante_detail/5');
    expect(screen.getByLabelText<HTMLInputElement>(/^Cargo/).value).toBe('Directora');
  });

  it('remembers the name of the user, and shows what was typed', async () => {
    const dialog = await saveAfterTheEnd();
    const password = within(dialog).getByLabelText<HTMLInputElement>(/Contraseña/);
    expect(within(dialog).getByLabelText<HTMLInputElement>(/Usuario/).value).toBe('lpena');
    expect(document.activeElement).toBe(password);
    expect(password.type).toBe('password');
    press('Ver lo escrito', dialog);
    expect(password.type).toBe('text');
    press('Ocultar lo escrito', dialog);
    expect(password.type).toBe('password');
  });

  it('requires both fields, shows why a login fails and keeps the edits', async () => {
    const dialog = await saveAfterTheEnd();
    press('Iniciar sesión', dialog);
    await expectToast('Por favor, complete todos los campos');
    answerRaw('login', { status: 'error', success: 0, message: 'Usuario o contraseña incorrectos' }, 401);
    signInAgain(dialog, 'mala');
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Usuario o contraseña incorrectos');
    expect(screen.getByLabelText<HTMLInputElement>(/^Cargo/).value).toBe('Directora');
    expect(bodiesOf('updateIntegrante').length).toBe(1);
  });

  it('opens the login page and reports that nothing was saved when cancelled', async () => {
    const confirm = whenAsked(false);
    const dialog = await saveAfterTheEnd();
    press('Cancelar', dialog);
    await waitFor(() => expect(here()).toBe('#/admin/login'));
    expect(localStorage.getItem('portal.usuario')).toBeNull();
    expect(confirm).not.toHaveBeenCalled();
    expect(document.body.textContent).not.toContain('Integrante actualizado exitosamente');
  });

  it('opens the login dialog after 24 hours', async () => {
    openAt('/integrante_detail/5');
    await screen.findByLabelText(/^Cargo/);
    write(/^Cargo/, 'Directora');
    localStorage.setItem('portal.inicioDeSesion', String(Date.now() - DAY_MS - 1_000));
    // The session is checked when the tab becomes visible.
    window.dispatchEvent(new Event('visibilitychange'));
    const dialog = await screen.findByRole('dialog', { name: ENDED });
    signInAgain(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: ENDED })).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>(/^Cargo/).value).toBe('Directora');
    expect(here()).toBe('#/admin/integrante_detail/5');
  });

  it('opens one login dialog for several requests answered 401', async () => {
    answer('listIntegrantes', { success: 1, integrantes: [anIntegrante()] });
    openAt('/integrantes');
    press(await screen.findByText('Agregar integrante').then(() => 'Agregar integrante'));
    const form = await screen.findByRole('dialog', { name: 'Agregar integrante' });
    write(/^Nombres/, 'Ana', form);
    refuse('listIntegrantes', 'Debe iniciar sesión para continuar', 401);
    window.dispatchEvent(new Event('visibilitychange'));
    const dialog = await screen.findByRole('dialog', { name: ENDED });
    answer('listIntegrantes', { success: 1, integrantes: [anIntegrante()] });
    signInAgain(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: ENDED })).toBeNull());
    expect(within(form).getByLabelText<HTMLInputElement>(/^Nombres/).value).toBe('Ana');
    expect(bodiesOf('login').length).toBe(1);
  });
});

describe('a session that expires without an open form', () => {
  it('opens the login page at once', async () => {
    refuse('listIntegrantes', 'Debe iniciar sesión para continuar', 401);
    openAt('/integrantes');
    await waitFor(() => expect(here()).toBe('#/admin/login'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('portal.usuario')).toBeNull();
    expect(received.some(({ name }) => name === 'login')).toBe(false);
  });
});
