import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOGO_MAX_BYTES } from '../../contract/values/constants.ts';
import { aConvenio } from '../support/builders/staffRecords.ts';
import { answer, answerDone, answerNever, answerPending, bodiesOf, mockedNetwork, refuse } from '../support/network.ts';
import {
  expectErrorToast,
  expectToast,
  expectToastFor,
  failuresAreLogged,
  here,
  movableClock,
  openAt,
  press,
  signIn,
  whenAsked,
  write,
} from './backOffice.tsx';

mockedNetwork();

const PAUSADO = aConvenio({ id: 7, nombre: 'Red pausada', descripcion: '', estado: 2, url_web: '' });

const svg = (size = 3) => {
  const made = new File(['abc'], 'logo.svg', { type: 'image/svg+xml' });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const pick = (chosen: File) =>
  fireEvent.change(screen.getByLabelText(/^Logo/, { selector: 'input' }), { target: { files: [chosen] } });

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:vista');
  signIn();
  answer('listConvenios', { success: 1, convenios: [aConvenio(), PAUSADO] });
  answer('getConvenio', { success: 1, convenio: aConvenio() });
});

afterEach(() => {
  vi.useRealTimers();
});

async function open() {
  openAt('/convenios');
  await screen.findByRole('heading', { name: 'Fundación Ruta' });
}
const card = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('article');
  if (found === null) throw new Error(`no card of ${name}`);
  return found;
};

describe('admin/convenios', () => {
  it('shows a card for each convenio', async () => {
    await open();
    const active = within(card('Fundación Ruta'));
    expect(active.getByRole('img').getAttribute('src')).toBe('/api/uploads/convenios/l4.svg');
    expect(active.getByText('Aliada')).toBeTruthy();
    expect(active.getByText('Activo')).toBeTruthy();
    expect(active.getByRole('link', { name: 'Visitar sitio web' }).getAttribute('href')).toBe('https://example.org/c');
    expect(active.getByRole('link', { name: 'Editar Fundación Ruta' }).getAttribute('href')).toBe(
      '#/admin/convenios/editar_convenio/4',
    );
    const inactive = within(card('Red pausada'));
    expect(inactive.getByText('Sin descripción')).toBeTruthy();
    expect(inactive.getByText('Inactivo')).toBeTruthy();
    expect(inactive.queryByRole('link', { name: 'Visitar sitio web' })).toBeNull();
  });

  it('shows a message when the list is empty', async () => {
    answer('listConvenios', { success: 1, convenios: [] });
    openAt('/convenios');
    await screen.findByText('No hay convenios registrados');
  });

  it('shows an error when the list cannot be loaded', async () => {
    failuresAreLogged();
    refuse('listConvenios', 'Otra cosa', 403);
    openAt('/convenios');
    await expectToast('Error al cargar convenios');
    answer('listConvenios', { success: 1, convenios: [PAUSADO] });
    press('Reintentar');
    await screen.findByRole('heading', { name: 'Red pausada' });
  });

  it.each([
    ['Fundación Ruta', 4, 2, 'Convenio desactivado exitosamente'],
    ['Red pausada', 7, 1, 'Convenio activado exitosamente'],
  ])('toggles the estado of %s', async (name, id, estado, expected) => {
    answerDone('toggleConvenio');
    await open();
    fireEvent.click(screen.getByLabelText(`Activo: ${name}`));
    await expectToast(expected);
    expect(bodiesOf('toggleConvenio')).toEqual([{ id, estado }]);
    expect(within(card(name)).getByText(estado === 1 ? 'Activo' : 'Inactivo')).toBeTruthy();
  });

  it('shows the success toast for 3.5 s', async () => {
    answerDone('toggleConvenio');
    await open();
    movableClock();
    fireEvent.click(screen.getByLabelText('Activo: Red pausada'));
    await expectToastFor('Convenio activado exitosamente', 3_500);
  });

  it('shows an error when the estado cannot be changed', async () => {
    failuresAreLogged();
    refuse('toggleConvenio');
    await open();
    fireEvent.click(screen.getByLabelText('Activo: Red pausada'));
    await expectToast('Error al cambiar estado del convenio');
  });

  it('asks only that question before deleting while another change is being saved', async () => {
    answerPending('toggleConvenio');
    const confirm = whenAsked(false);
    await open();
    fireEvent.click(screen.getByLabelText('Activo: Red pausada'));
    await waitFor(() => expect(bodiesOf('toggleConvenio')).toHaveLength(1));
    press('Eliminar Red pausada');
    expect(confirm.mock.calls).toEqual([['¿Está seguro de que desea eliminar este convenio?']]);
  });

  it('asks for confirmation before deleting', async () => {
    const confirm = whenAsked(false);
    answerDone('deleteConvenio');
    await open();
    press('Eliminar Red pausada');
    expect(confirm).toHaveBeenCalledWith('¿Está seguro de que desea eliminar este convenio?');
    expect(bodiesOf('deleteConvenio')).toEqual([]);
    whenAsked(true);
    answer('listConvenios', { success: 1, convenios: [aConvenio()] });
    press('Eliminar Red pausada');
    await expectToast('Convenio eliminado exitosamente');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Red pausada' })).toBeNull());
  });

  it('shows an error when a convenio cannot be deleted', async () => {
    failuresAreLogged();
    whenAsked(true);
    refuse('deleteConvenio');
    await open();
    press('Eliminar Red pausada');
    await expectToast('Error al eliminar convenio');
  });

  it("keeps the title of an error above the server's message", async () => {
    failuresAreLogged();
    whenAsked(true);
    refuse('toggleConvenio', 'El disco está lleno', 507);
    refuse('deleteConvenio', 'El convenio tiene un borrador', 409);
    await open();
    fireEvent.click(screen.getByLabelText('Activo: Red pausada'));
    await expectToast('El disco está lleno', 'Error al cambiar estado del convenio');
    press('Eliminar Red pausada');
    await expectToast('El convenio tiene un borrador', 'Error al eliminar convenio');
  });
});

describe('the form of a new convenio', () => {
  async function openModal() {
    await open();
    press('Agregar convenio');
    return await screen.findByRole('dialog', { name: 'Agregar convenio' });
  }

  it.each([
    ['neither', '', false],
    ['no logo', 'Aliado', false],
    ['no name', ' ', true],
  ])('requires a name and a logo: %s', async (_, name, withLogo) => {
    const dialog = await openModal();
    if (name !== '') write(/^Nombre/, name, dialog);
    if (withLogo) pick(svg());
    press('Agregar convenio', dialog);
    await expectToast('Por favor complete todos los campos requeridos');
    expect(screen.queryAllByText('Escriba el nombre')).toHaveLength(name.trim() === '' ? 1 : 0);
    expect(screen.queryAllByText('Elija un logo')).toHaveLength(withLogo ? 0 : 1);
    expect(bodiesOf('addConvenio')).toEqual([]);
  });

  it.each([
    [
      new File(['x'], 'a.pdf', { type: 'application/pdf' }),
      'Solo se permiten archivos JPG, JPEG, PNG, GIF, WebP y SVG',
    ],
    [svg(LOGO_MAX_BYTES + 1), 'El archivo debe ser menor a 2MB'],
  ])('rejects a logo of another type or above 2 MB', async (chosen, text) => {
    await openModal();
    pick(chosen);
    await expectToast(text);
  });

  async function add() {
    const dialog = await openModal();
    write(/^Nombre/, 'Aliado', dialog);
    write(/^Sitio web/, 'https://aliado.example.org', dialog);
    pick(svg(LOGO_MAX_BYTES));
    press('Agregar convenio', dialog);
  }

  it('sends the logo and activo by default', async () => {
    answer('addConvenio', { success: 1, message: 'ok', convenio: aConvenio({ id: 8 }) });
    await add();
    await expectToast('Convenio agregado exitosamente');
    expect(bodiesOf('addConvenio')).toMatchObject([
      { nombre: 'Aliado', url_web: 'https://aliado.example.org', estado: '1', logo: { name: 'logo.svg' } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it("shows the server's reason when saving fails", async () => {
    failuresAreLogged();
    refuse('addConvenio', 'el logo está dañado');
    await add();
    await expectErrorToast('Error al agregar convenio: el logo está dañado');
  });

  it('shows an error when there is no response', async () => {
    failuresAreLogged();
    answerNever('addConvenio');
    await add();
    await expectToast('Error al agregar convenio: No hay conexión con el servidor. Intente de nuevo.');
  });
});

describe('admin/convenios/editar_convenio/{id}', () => {
  async function openPage() {
    openAt('/convenios/editar_convenio/4');
    await screen.findByRole('heading', { level: 1, name: 'Editar convenio: Fundación Ruta' });
    await screen.findByLabelText(/^Nombre/);
  }

  it('requires only a name', async () => {
    await openPage();
    write(/^Nombre/, '');
    press('Guardar cambios');
    await expectToast('Por favor complete el nombre del convenio');
    expect(screen.getByText('Escriba el nombre')).toBeTruthy();
    expect(bodiesOf('updateConvenio')).toEqual([]);
  });

  it('replaces the logo, which no convenio is without', async () => {
    await openPage();
    screen.getByRole('img', { name: 'Imagen actual' });
    screen.getByText('Cambiar archivo');
    expect(screen.queryByRole('button', { name: 'Quitar la imagen' })).toBeNull();
  });

  it('saves and returns to the list', async () => {
    answerDone('updateConvenio');
    await openPage();
    write(/^Descripción/, 'Nueva');
    press('Guardar cambios');
    await expectToast('Convenio actualizado exitosamente');
    await waitFor(() => expect(here()).toBe('#/admin/convenios'));
    expect(bodiesOf('updateConvenio')).toMatchObject([{ id: '4', descripcion: 'Nueva', estado: '1' }]);
  });

  it('sends a change of only the estado with the form', async () => {
    answerDone('updateConvenio');
    await openPage();
    fireEvent.click(screen.getByLabelText('Convenio activo'));
    press('Guardar cambios');
    await expectToast('Convenio actualizado exitosamente');
    expect(bodiesOf('updateConvenio')).toMatchObject([{ id: '4', version: '7', estado: '2' }]);
  });

  it("shows the server's reason when saving fails", async () => {
    failuresAreLogged();
    refuse('updateConvenio', 'el nombre ya existe');
    await openPage();
    write(/^Descripción/, 'Nueva');
    press('Guardar cambios');
    await expectErrorToast('Error al actualizar convenio: el nombre ya existe');
    expect(here()).toBe('#/admin/convenios/editar_convenio/4');
  });

  it('returns to the list when the convenio cannot be loaded', async () => {
    failuresAreLogged();
    refuse('getConvenio', 'No existe', 404);
    openAt('/convenios/editar_convenio/99');
    await expectToast('Error al cargar el convenio');
    await waitFor(() => expect(here()).toBe('#/admin/convenios'));
  });
});
