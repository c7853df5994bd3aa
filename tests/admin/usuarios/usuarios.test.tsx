import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Usuario } from '../../../contract/entities/usuario.ts';
import { LAURA } from '../../support/laura.ts';
import { answer, answerNever, bodiesOf, mockedNetwork, refuse } from '../../support/network.ts';
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

const laura: Usuario = {
  id: LAURA.id,
  usuario: LAURA.usuario,
  nombre: LAURA.name,
  email: LAURA.email,
  activo: true,
  // 20:00 of the day before in Colombia.
  created_at: '2026-03-02T01:00:00.000Z',
};
const jorge: Usuario = { ...laura, id: 9, usuario: 'jorge.segundo', nombre: 'Jorge Segundo', email: '' };
const CLAVE = 'cuatro tazas de té verde';

const received = mockedNetwork();
beforeEach(() => signIn());

async function openList() {
  answer('listUsuarios', [laura, jorge]);
  openAt('/usuarios');
  await screen.findByText('Jorge Segundo');
}

describe('admin/usuarios', () => {
  it('lists the usuarios with their date of creation', async () => {
    await openList();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Usuarios');
    const row = within(screen.getByText('Jorge Segundo').closest('tr') as HTMLElement);
    expect(row.getAllByText('jorge.segundo').length).toBeGreaterThan(0);
    expect(row.getByText('1 mar 2026')).toBeTruthy();
    expect(received[0]?.query).toEqual({ sort: '["nombre","ASC"]', range: '[0,24]', filter: '{}' });
  });

  it('does not offer to deactivate the own account', async () => {
    await openList();
    const own = within(screen.getByRole('link', { name: 'Editar a Laura Peña' }).closest('tr') as HTMLElement);
    expect(own.getByText('Usted')).toBeTruthy();
    expect(own.queryByRole('switch')).toBeNull();
    expect(screen.getByLabelText('Activo: Jorge Segundo')).toBeTruthy();
  });

  it('deactivates another usuario after confirmation', async () => {
    await openList();
    const confirm = whenAsked(false);
    fireEvent.click(screen.getByLabelText('Activo: Jorge Segundo'));
    expect(confirm).toHaveBeenCalledWith(
      '¿Está seguro de que desea desactivar este usuario? Sus sesiones se cerrarán.',
    );
    expect(bodiesOf('updateUsuario')).toEqual([]);
    whenAsked(true);
    answer('updateUsuario', { ...jorge, activo: false });
    fireEvent.click(screen.getByLabelText('Activo: Jorge Segundo'));
    await expectToast('Usuario desactivado exitosamente');
    expect(bodiesOf('updateUsuario')).toEqual([{ activo: false }]);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Activo: Jorge Segundo').checked).toBe(false));
  });

  it("shows the server's reason when deactivating fails", async () => {
    failuresAreLogged();
    await openList();
    whenAsked(true);
    refuse('updateUsuario', 'Debe quedar al menos un usuario activo', 409);
    fireEvent.click(screen.getByLabelText('Activo: Jorge Segundo'));
    await expectToast('Debe quedar al menos un usuario activo');
  });

  it('shows an error when the list cannot be loaded', async () => {
    failuresAreLogged();
    answerNever('listUsuarios');
    openAt('/usuarios');
    await expectToast('Error al cargar usuarios');
  });

  it('applies the password rules before sending a new usuario', async () => {
    await openList();
    press('Agregar usuario');
    const dialog = screen.getByRole('dialog');
    press('Agregar usuario', dialog);
    expect(await screen.findByText('El nombre de usuario es obligatorio')).toBeTruthy();
    expect(screen.getByText('La contraseña debe tener al menos 15 caracteres')).toBeTruthy();
    write(/^Nombre\s\*$/, 'Ana Tercera', dialog);
    write(/Nombre de usuario/, 'ana.tercera', dialog);
    write(/^Contraseña/, 'soy Ana Tercera, hola', dialog);
    expect(await screen.findByText('La contraseña no debe contener el nombre de usuario')).toBeTruthy();
    expect(bodiesOf('addUsuario')).toEqual([]);

    answer('addUsuario', { ...jorge, id: 10, usuario: 'ana.tercera', nombre: 'Ana Tercera' });
    write(/^Contraseña/, CLAVE, dialog);
    press('Agregar usuario', dialog);
    await expectToast('Usuario agregado exitosamente');
    expect(bodiesOf('addUsuario')).toEqual([
      expect.objectContaining({ usuario: 'ana.tercera', nombre: 'Ana Tercera', clave: CLAVE }),
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('admin/usuarios/{id}', () => {
  it('edits another usuario, the password and access included', async () => {
    answer('getUsuario', jorge);
    answer('listUsuarios', [laura, jorge]);
    openAt('/usuarios/9');
    write(/^Nombre/, 'Jorge Tercero', await screen.findByRole('main'));
    write(/Contraseña nueva/, 'corta');
    press('Guardar cambios');
    expect(await screen.findByText('La contraseña debe tener al menos 15 caracteres')).toBeTruthy();
    await closeToast('La contraseña debe tener al menos 15 caracteres');
    write(/Contraseña nueva/, CLAVE);
    fireEvent.click(screen.getByRole('switch', { name: 'Activo' }));
    answer('updateUsuario', { ...jorge, nombre: 'Jorge Tercero', activo: false });
    press('Guardar cambios');
    await expectToast('Usuario actualizado exitosamente');
    expect(bodiesOf('updateUsuario')).toEqual([
      expect.objectContaining({ nombre: 'Jorge Tercero', activo: false, clave: CLAVE }),
    ]);
    await waitFor(() => expect(here()).toBe('#/admin/usuarios'));
  });

  it("shows the server's error at its field", async () => {
    failuresAreLogged();
    answer('getUsuario', jorge);
    openAt('/usuarios/9');
    await screen.findByLabelText(/Contraseña nueva/);
    refuse('updateUsuario', 'No puede desactivar su propio usuario', 409);
    press('Guardar cambios');
    await expectToast('No puede desactivar su propio usuario');
  });

  it('updates the own name in the sidebar too', async () => {
    answer('getUsuario', laura);
    answer('listUsuarios', [laura]);
    openAt('/usuarios/7');
    write(/^Nombre/, 'Laura Peña Ríos', await screen.findByRole('main'));
    answer('updateUsuario', { ...laura, nombre: 'Laura Peña Ríos' });
    press('Guardar cambios');
    await expectToast('Usuario actualizado exitosamente');
    expect(await within(screen.getByRole('navigation')).findByText('Laura Peña Ríos')).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('portal.usuario') ?? '')).toEqual({ ...LAURA, name: 'Laura Peña Ríos' });
  });

  it('keeps the own name when another usuario is edited', async () => {
    answer('getUsuario', jorge);
    answer('listUsuarios', [laura, jorge]);
    answer('updateUsuario', jorge);
    openAt('/usuarios/9');
    await screen.findByLabelText(/Contraseña nueva/);
    press('Guardar cambios');
    await expectToast('Usuario actualizado exitosamente');
    expect(JSON.parse(localStorage.getItem('portal.usuario') ?? '')).toEqual(LAURA);
  });

  it('links to the password change for the own account', async () => {
    answer('getUsuario', laura);
    openAt('/usuarios/7');
    const link = await screen.findByRole('link', { name: 'Cambiar mi contraseña' });
    expect(link.getAttribute('href')).toBe('#/admin/cambiar_clave');
    expect(screen.queryByLabelText(/Contraseña nueva/)).toBeNull();
    expect(screen.queryByRole('switch', { name: 'Activo' })).toBeNull();
  });
});
