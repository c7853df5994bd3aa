import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../contract/calls/messages.ts';
import { NO_PENDIENTES } from '../support/builders/staffRecords.ts';
import { LAURA } from '../support/laura.ts';
import { answer, answerDone, answerNever, answerRaw, mockedNetwork } from '../support/network.ts';
import { expectToastFor, failuresAreLogged, here, movableClock, openAt, press, signIn, write } from './backOffice.tsx';

const received = mockedNetwork();
afterEach(() => {
  vi.useRealTimers();
});

async function tryWith(usuario: string, password: string) {
  openAt('/login');
  await screen.findByLabelText(/Usuario/);
  write(/Usuario/, usuario);
  write(/Contraseña/, password);
  press('Iniciar sesión');
}

/** Mocks the calls of the dashboard, which opens after the login. */
function dashboardIsEmpty() {
  for (const name of [
    'listProyectos',
    'listIntegrantes',
    'listEventos',
    'listProductos',
    'listConvenios',
    'listLineas',
    'listMovements',
    'listUsuarios',
  ] as const)
    answerRaw(name, []);
  answer('getDireccion', { success: 1, public_url: null });
  answer('listPendientes', NO_PENDIENTES);
}

it('an address that was opened without a session is offered on the dashboard', async () => {
  movableClock();
  dashboardIsEmpty();
  answerDone('logout');
  answer('listPrimerosPasos', { success: 1, pasos: [] });
  answerRaw('login', { status: 'success', success: 1, message: 'Bienvenida', user: LAURA });
  openAt('/integrante_detail/5?campo=orcid');
  await screen.findByRole('heading', { level: 1, name: 'Administrador de proyectos de investigación' });
  write(/Usuario/, 'lpena');
  write(/Contraseña/, 'secreta');
  press('Iniciar sesión');
  await waitFor(() => expect(here()).toBe('#/admin/dashboard'));
  const notice = await screen.findByText(/^Iba a Integrantes/);
  expect(notice.textContent).toBe('Iba a Integrantes · Abrir');
  expect(notice.querySelector('a')?.getAttribute('href')).toBe('#/admin/integrante_detail/5?campo=orcid');
});

describe('admin/login', () => {
  it('shows the title and the version', async () => {
    openAt('/login');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'Administrador de proyectos de investigación',
    );
    expect(screen.getByText('Grupo de investigación')).toBeDefined();
    expect(document.title).toBe(
      'Iniciar sesión · Administrador de proyectos de investigación · Grupo de investigación',
    );
    expect(screen.getByText(/1\.0\.10/)).toBeTruthy();
  });

  it.each([
    ['', ''],
    ['lpena', ''],
    ['  ', 'secreta'],
  ])('warns for 3 s when a field is missing: "%s" "%s"', async (usuario, password) => {
    movableClock();
    await tryWith(usuario, password);
    await expectToastFor('Por favor, complete todos los campos', 3_000);
    expect(received).toEqual([]);
  });

  it('shows what was typed as the password on demand', async () => {
    openAt('/login');
    const password = await screen.findByLabelText<HTMLInputElement>(/Contraseña/);
    expect(password.type).toBe('password');
    press('Ver lo escrito');
    expect(password.type).toBe('text');
    press('Ocultar lo escrito');
    expect(password.type).toBe('password');
  });

  it("shows the server's message as a toast of 3 s and in red on the form", async () => {
    movableClock();
    answerRaw('login', { status: 'error', success: 0, message: 'Usuario o contraseña incorrectos' }, 401);
    await tryWith('lpena', 'mala');
    await expectToastFor('Usuario o contraseña incorrectos', 3_000);
    expect(screen.getByRole('alert').textContent).toBe('Usuario o contraseña incorrectos');
    expect(screen.getByRole('button', { name: 'Iniciar sesión' }).hasAttribute('disabled')).toBe(false);
  });

  it('shows an error when the request fails', async () => {
    failuresAreLogged();
    answerNever('login');
    await tryWith('lpena', 'secreta');
    await waitFor(() => expect(screen.getAllByText('Error al procesar la solicitud').length).toBe(2));
  });

  it('shows the success toast for 1.5 s', async () => {
    movableClock();
    dashboardIsEmpty();
    answer('login', { status: 'success', message: 'ok', user: LAURA });
    await tryWith('lpena', 'secreta');
    await expectToastFor('Inicio de sesión exitoso', 1_500);
  });

  it('disables the button, shows a spinner and opens the dashboard after 1.5 s', async () => {
    movableClock();
    dashboardIsEmpty();
    answer('login', { status: 'success', message: 'ok', user: LAURA });
    await tryWith('lpena', 'secreta');
    const button = screen.getByRole('button', { name: 'Iniciar sesión' });
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(true));
    expect(button.querySelector('[role=progressbar]')).toBeTruthy();
    await screen.findByText(messages.sesion.welcome);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(here()).toBe('#/admin/login');
    await vi.advanceTimersByTimeAsync(600);
    await waitFor(() => expect(here()).toBe('#/admin/dashboard'));
    expect(await screen.findByText('Laura Peña')).toBeTruthy();
    expect(received[0]?.body).toEqual({ usuario: 'lpena', password: 'secreta' });
  });
});

describe('a sign-out that did not reach the server', () => {
  it('is reported on the login page until the server has answered', async () => {
    signIn();
    failuresAreLogged();
    dashboardIsEmpty();
    answerNever('logout');
    openAt('/dashboard');
    fireEvent.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
    const notice = await screen.findByText(messages.sesion.signOutPending);
    expect(notice.closest('[role=alert]')).not.toBeNull();
    expect(here()).toBe('#/admin/login');
    answerDone('logout');
    window.dispatchEvent(new Event('online'));
    await screen.findByText(messages.sesion.signOutRepeated);
    expect(screen.queryByText(messages.sesion.signOutPending)).toBeNull();
  });
});
