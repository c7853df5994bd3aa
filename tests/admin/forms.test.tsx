import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConvenio, aLinea, anEvento, anIntegrante, aProducto } from '../support/builders/staffRecords.ts';
import { HeldRequest } from '../support/heldRequest.ts';
import {
  answer,
  answerDone,
  answerPending,
  answerRaw,
  bodiesOf,
  mockedNetwork,
  refuse,
  requestIdsOf,
} from '../support/network.ts';
import {
  choose,
  expectToast,
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

const FECHA = `${new Date().getFullYear()}-03-05`;

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:vista');
  signIn();
  answer('listIntegrantes', { success: 1, integrantes: [anIntegrante()] });
  answer('getIntegrante', { success: 1, investigador: anIntegrante(), proyectos: [] });
  answer('listLineas', { success: 1, lineas: [aLinea({ id: 1, nombre: 'Sostenibilidad' })] });
  answer('listProductos', { success: 1, products: [aProducto({ nombre: 'Guía' })] });
  answer('listLineas', { success: 1, lineas: [] });
  answer('listConvenios', { success: 1, convenios: [aConvenio()] });
  answer('getConvenio', { success: 1, convenio: aConvenio() });
  answer('listEventos', { success: 1, eventos: [anEvento({ nombre: 'Foro', fecha: FECHA })] });
  answer('getEvento', { success: 1, evento: anEvento({ nombre: 'Foro', fecha: FECHA }) });
});

interface Opened {
  at: string;
  button: string;
  dialog: string;
  field: RegExp;
}
const DIALOGS: Opened[] = [
  { at: '/integrantes', button: 'Agregar integrante', dialog: 'Agregar integrante', field: /^Nombres/ },
  { at: '/convenios', button: 'Agregar convenio', dialog: 'Agregar convenio', field: /^Nombre/ },
  { at: '/productos_investigacion', button: 'Agregar Producto', dialog: 'Agregar Producto', field: /^Nombre/ },
  { at: '/eventos', button: 'Crear evento', dialog: 'Crear evento', field: /^Nombre del evento/ },
  { at: '/eventos', button: 'Editar Foro', dialog: 'Editar evento', field: /^Nombre del evento/ },
];

async function openDialog({ at, button, dialog }: Opened) {
  openAt(at);
  fireEvent.click(await screen.findByRole('button', { name: button }));
  return screen.findByRole('dialog', { name: dialog });
}

describe('a form in a dialog', () => {
  it.each(DIALOGS)('$dialog ($at, $button) asks before discarding changes', async (opened) => {
    const confirm = whenAsked(false);
    const dialog = await openDialog(opened);
    const field = await within(dialog).findByLabelText(opened.field);
    fireEvent.change(field, { target: { value: 'A medio escribir' } });
    press('Cancelar', dialog);
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(confirm.mock.calls[0]?.[0]).toMatch(/cambios/);
    press('Cerrar', dialog);
    expect(confirm).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('dialog', { name: opened.dialog })).toBeTruthy();
    confirm.mockReturnValue(true);
    press('Cancelar', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: opened.dialog })).toBeNull());
  });

  it.each(DIALOGS)('$dialog ($at, $button) focuses its first field', async (opened) => {
    const dialog = await openDialog(opened);
    const field = await within(dialog).findByLabelText(opened.field);
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('closes without confirmation when nothing was changed', async () => {
    const confirm = whenAsked(false);
    const dialog = await openDialog(DIALOGS[0] as Opened);
    press('Cancelar', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Agregar integrante' })).toBeNull());
    expect(confirm).not.toHaveBeenCalled();
  });
});

describe('a form on a page', () => {
  it.each([
    ['/integrante_detail/5', /^Cargo/],
    ['/convenios/editar_convenio/4', /^Nombre/],
    ['/eventos/editar_evento/6', /^Nombre del evento/],
    ['/proyectos/create', /^Nombre/],
  ])('%s asks before discarding changes', async (at, label) => {
    const confirm = whenAsked(false);
    openAt(at);
    await screen.findByLabelText(label);
    write(label, 'A medio escribir');
    fireEvent.click(screen.getByRole('link', { name: 'Cancelar' }));
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
    expect(here()).toBe(`#/admin${at}`);
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('A medio escribir');
  });

  it('asks before discarding changes that the server rejected', async () => {
    failuresAreLogged();
    const confirm = whenAsked(false);
    refuse('updateIntegrante', 'No hay espacio', 507);
    openAt('/integrante_detail/5');
    await screen.findByLabelText(/^Cargo/);
    write(/^Cargo/, 'Directora');
    press('Guardar cambios');
    await expectToast('No hay espacio');
    fireEvent.click(screen.getByRole('link', { name: 'Cancelar' }));
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
    expect(screen.getByLabelText<HTMLInputElement>(/^Cargo/).value).toBe('Directora');
  });

  it('sends one request on a double click', async () => {
    answerDone('updateIntegrante');
    openAt('/integrante_detail/5');
    await screen.findByLabelText(/^Cargo/);
    write(/^Cargo/, 'Directora');
    press('Guardar cambios');
    fireEvent.click(screen.getByRole('button', { name: /Guardar cambios/ }));
    await expectToast('Integrante actualizado exitosamente');
    expect(bodiesOf('updateIntegrante').length).toBe(1);
  });
});

it('shows the upload progress of a picture', async () => {
  vi.stubGlobal('XMLHttpRequest', HeldRequest);
  openAt('/integrante_detail/5');
  const input = await screen.findByLabelText('Imagen', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['abc'], 'ana.png', { type: 'image/png' })] } });
  press('Guardar cambios');
  const bar = await screen.findByRole('progressbar', { name: 'Enviando ana.png' });
  await waitFor(() => expect(HeldRequest.last.send).toHaveBeenCalled());
  act(() => HeldRequest.last.upload.onprogress?.({ lengthComputable: true, loaded: 30, total: 40 }));
  expect(bar.getAttribute('aria-valuenow')).toBe('75');
  act(() => HeldRequest.last.onload?.());
  await expectToast('Integrante actualizado exitosamente');
  expect(screen.queryByRole('progressbar', { name: 'Enviando ana.png' })).toBeNull();
  vi.unstubAllGlobals();
});

it('shows no progress of a form that was left while it was sent', async () => {
  vi.stubGlobal('XMLHttpRequest', HeldRequest);
  whenAsked(true);
  openAt('/integrante_detail/5');
  const picture = await screen.findByLabelText('Imagen', { selector: 'input' });
  fireEvent.change(picture, { target: { files: [new File(['abc'], 'ana.png', { type: 'image/png' })] } });
  press('Guardar cambios');
  await screen.findByRole('progressbar', { name: 'Enviando ana.png' });
  await waitFor(() => expect(HeldRequest.last.send).toHaveBeenCalled());
  fireEvent.click(screen.getByRole('menuitem', { name: 'Convenios' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Agregar convenio' }));
  const dialog = await screen.findByRole('dialog', { name: 'Agregar convenio' });
  const logo = await within(dialog).findByLabelText(/^Logo/, { selector: 'input' });
  fireEvent.change(logo, { target: { files: [new File(['abc'], 'logo.png', { type: 'image/png' })] } });
  await waitFor(() => expect(dialog.querySelector('img[src="blob:vista"]')).not.toBeNull());
  act(() => HeldRequest.last.upload.onprogress?.({ lengthComputable: true, loaded: 30, total: 40 }));
  expect(within(dialog).queryByRole('progressbar')).toBeNull();
  vi.unstubAllGlobals();
});

describe('a save without an answer', () => {
  const SLOW = 'Está tardando más de lo normal';
  const notice = () => screen.queryByText(SLOW)?.closest<HTMLElement>('[role=alert]');
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  beforeEach(() => {
    failuresAreLogged();
    movableClock();
  });
  afterEach(() => vi.useRealTimers());

  it('can be cancelled after 10 s, which keeps the form and says that the outcome is unknown', async () => {
    answerPending('updateIntegrante');
    openAt('/integrante_detail/5');
    await screen.findByLabelText(/^Cargo/);
    write(/^Cargo/, 'Directora');
    press('Guardar cambios');
    await waitFor(() => expect(bodiesOf('updateIntegrante').length).toBe(1));
    await pass(9_000);
    expect(notice()).toBeUndefined();
    await pass(1_500);
    press('Cancelar', notice() ?? undefined);
    await expectToast('no se sabe si se guardó');
    expect(notice()).toBeUndefined();
    expect(screen.getByLabelText<HTMLInputElement>(/^Cargo/).value).toBe('Directora');
    answerDone('updateIntegrante');
    press('Guardar cambios');
    await expectToast('Integrante actualizado exitosamente');
    const [first, second, ...more] = bodiesOf('updateIntegrante');
    expect([second, more]).toEqual([first, []]);
    // The server answers what it stored.
    const [id, ...ids] = requestIdsOf('updateIntegrante');
    expect([typeof id, ids]).toEqual(['string', [id]]);
  });

  it('saves nothing twice if the cancelled save was stored', async () => {
    answerPending('updateIntegrante');
    openAt('/integrante_detail/5');
    await screen.findByLabelText(/^Cargo/);
    write(/^Cargo/, 'Directora');
    press('Guardar cambios');
    await waitFor(() => expect(bodiesOf('updateIntegrante').length).toBe(1));
    await pass(10_500);
    press('Cancelar', notice() ?? undefined);
    await expectToast('no se sabe si se guardó');
    const actual = anIntegrante({ cargo: 'Directora', version: 8 });
    answerRaw('updateIntegrante', { success: 0, message: 'Otra versión', actual }, 409);
    press('Guardar cambios');
    await expectToast('Integrante actualizado exitosamente');
    expect(bodiesOf('updateIntegrante').length).toBe(2);
  });

  it('can be cancelled in a dialog', async () => {
    answerPending('addProducto');
    const dialog = await openDialog(DIALOGS[2] as Opened);
    write(/^Nombre/, 'Guía nueva', dialog);
    await choose(/^Tipo/, 'Libro', dialog);
    press('Agregar Producto', dialog);
    await waitFor(() => expect(bodiesOf('addProducto').length).toBe(1));
    await pass(10_500);
    press('Cancelar', notice() ?? undefined);
    await expectToast('no se sabe si se guardó');
    expect(within(dialog).getByLabelText<HTMLInputElement>(/^Nombre/).value).toBe('Guía nueva');
  });
});

describe('the lists', () => {
  it.each([
    ['/integrantes', 'integrantes'],
    ['/convenios', 'convenios'],
    ['/productos_investigacion', 'productos'],
  ])('exports %s to a file', async (at, name) => {
    const files: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      files.push(this.download);
    });
    openAt(at);
    fireEvent.click(await screen.findByRole('button', { name: 'Exportar' }));
    await waitFor(() => expect(files).toEqual([`${name}.csv`]));
  });
});
