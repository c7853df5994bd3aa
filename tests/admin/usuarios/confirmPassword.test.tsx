import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Usuario } from '../../../contract/entities/usuario.ts';
import { LAURA } from '../../support/laura.ts';
import { answer, answerDone, answerNever, answerRaw, bodiesOf, mockedNetwork, refuse } from '../../support/network.ts';
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
} from '../backOffice.tsx';

const jorge: Usuario = {
  id: 9,
  usuario: 'jorge.segundo',
  nombre: 'Jorge Segundo',
  email: '',
  activo: true,
  created_at: '2026-03-02T01:00:00.000Z',
};
const CLAVE = 'cuatro tazas de té verde';
const ASKED = 'Escriba su contraseña para continuar';

mockedNetwork();
beforeEach(() => {
  signIn();
  failuresAreLogged();
});

/** Answers `name` as the server does to a session that is not confirmed, every time or once. */
const needsConfirmation = (name: 'addUsuario' | 'updateUsuario', once = false) =>
  answerRaw(name, { success: 0, message: ASKED, confirmar: 1 }, 403, once);

const dialog = () => screen.findByRole('dialog', { name: ASKED });

/** Fills in a new user and sends it. */
async function sendNew() {
  answer('listUsuarios', [jorge]);
  openAt('/usuarios');
  await screen.findByText('Jorge Segundo');
  press('Agregar usuario');
  const form = screen.getByRole('dialog');
  write(/^Nombre\s\*$/, 'Ana Tercera', form);
  write(/Nombre de usuario/, 'ana.tercera', form);
  write(/^Contraseña/, CLAVE, form);
  press('Agregar usuario', form);
  return form;
}

describe('a change of users in a session that is not confirmed', () => {
  it('asks for the password and then sends the same request once more', async () => {
    answer('addUsuario', { ...jorge, id: 10, nombre: 'Ana Tercera' });
    needsConfirmation('addUsuario', true);
    answerDone('confirmPassword');
    await sendNew();
    const asked = await dialog();
    await waitFor(() => expect(document.activeElement).toBe(within(asked).getByLabelText(/Su contraseña/)));
    write(/Su contraseña/, 'mi clave', asked);
    press('Continuar', asked);
    await expectToast('Usuario agregado exitosamente');
    expect(bodiesOf('confirmPassword')).toEqual([{ clave: 'mi clave' }]);
    const [first, second, ...more] = bodiesOf('addUsuario');
    expect(first).toMatchObject({ usuario: 'ana.tercera', clave: CLAVE });
    expect(second).toEqual(first);
    expect(more).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps what was typed when the user cancels, and says why nothing was saved', async () => {
    needsConfirmation('addUsuario');
    const form = await sendNew();
    press('Cancelar', await dialog());
    await expectToast(ASKED);
    expect(screen.queryByRole('dialog', { name: ASKED })).toBeNull();
    expect(within(form).getByLabelText<HTMLInputElement>(/Nombre de usuario/).value).toBe('ana.tercera');
    expect(within(form).getByLabelText<HTMLInputElement>(/^Contraseña/).value).toBe(CLAVE);
    expect(bodiesOf('addUsuario')).toHaveLength(1);
    press('Agregar usuario', form);
    fireEvent.keyDown(await dialog(), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: ASKED })).toBeNull());
    expect(bodiesOf('confirmPassword')).toEqual([]);
  });

  it('is not given up by a click beside the dialog', async () => {
    needsConfirmation('addUsuario');
    await sendNew();
    const asked = await dialog();
    write(/Su contraseña/, 'mi clave', asked);
    const backdrop = asked.closest('.MuiDialog-container') as HTMLElement;
    fireEvent.mouseDown(backdrop);
    fireEvent.click(backdrop);
    answerDone('confirmPassword');
    press('Continuar', asked);
    await waitFor(() => expect(bodiesOf('confirmPassword')).toEqual([{ clave: 'mi clave' }]));
  });

  it('shows in the dialog why a password is not accepted', async () => {
    needsConfirmation('addUsuario');
    await sendNew();
    const asked = await dialog();
    const field = within(asked).getByLabelText(/Su contraseña/);
    const expectAlert = async (text: string) => {
      await waitFor(() => expect(within(asked).getByRole('alert').textContent).toBe(text));
      expect(field.getAttribute('aria-invalid')).toBe('true');
      await waitFor(() => expect(document.activeElement).toBe(field));
    };
    press('Continuar', asked);
    await expectAlert('Escriba su contraseña');
    expect(bodiesOf('confirmPassword')).toEqual([]);

    for (const [text, status] of [
      ['La contraseña no es correcta', 422],
      ['Demasiados intentos. Espere unos minutos e intente de nuevo.', 429],
    ] as const) {
      write(/Su contraseña/, `otra cosa ${status}`, asked);
      expect(within(asked).queryByRole('alert')?.textContent ?? '').toBe('');
      refuse('confirmPassword', text, status);
      press('Continuar', asked);
      await expectAlert(text);
    }
    answerNever('confirmPassword');
    write(/Su contraseña/, 'otra cosa más', asked);
    press('Continuar', asked);
    await expectAlert('Error al comprobar la contraseña');
    expect(bodiesOf('addUsuario')).toHaveLength(1);
  });

  it('asks before a user is deactivated in the list', async () => {
    answer('listUsuarios', [jorge]);
    openAt('/usuarios');
    await screen.findByText('Jorge Segundo');
    whenAsked(true);
    answer('updateUsuario', { ...jorge, activo: false });
    needsConfirmation('updateUsuario', true);
    answerDone('confirmPassword');
    const access = screen.getByLabelText<HTMLInputElement>('Activo: Jorge Segundo');
    fireEvent.click(access);
    const asked = await dialog();
    write(/Su contraseña/, 'mi clave', asked);
    press('Continuar', asked);
    await expectToast('Usuario desactivado exitosamente');
    expect(access.checked).toBe(false);
    expect(bodiesOf('updateUsuario')).toEqual([{ activo: false }, { activo: false }]);
  });

  it('signs in first when the session ended meanwhile', async () => {
    answer('getUsuario', jorge);
    answer('listUsuarios', [jorge]);
    openAt('/usuarios/9');
    write(/^Correo/, 'jorge@ejemplo.org', await screen.findByRole('main'));
    answer('updateUsuario', { ...jorge, email: 'jorge@ejemplo.org' });
    needsConfirmation('updateUsuario', true);
    press('Guardar cambios');
    const asked = await dialog();
    answerDone('confirmPassword');
    answerRaw('confirmPassword', { success: 0, message: 'Debe iniciar sesión para continuar' }, 401, true);
    answerRaw('login', { status: 'success', message: 'Bienvenida', user: LAURA });
    write(/Su contraseña/, 'mi clave', asked);
    press('Continuar', asked);
    const again = await screen.findByRole('dialog', { name: 'Su sesión terminó' });
    write(/Usuario/, 'lpena', again);
    write(/Contraseña/, 'mi clave', again);
    await act(async () => press('Iniciar sesión', again));
    await closeToast('Inicio de sesión exitoso');
    await expectToast('Usuario actualizado exitosamente');
    expect(bodiesOf('updateUsuario')).toHaveLength(2);
    await waitFor(() => expect(here()).toBe('#/admin/usuarios'));
  });
});
