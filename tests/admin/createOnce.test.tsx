import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EndpointName } from '../../contract/calls/endpoints.ts';
import { aConvenio, anEvento, aProducto } from '../support/builders/staffRecords.ts';
import { answer, answerDone, answerPending, answerRaw, bodiesOf, mockedNetwork } from '../support/network.ts';
import { choose, expectToast, failuresAreLogged, movableClock, openAt, press, signIn, write } from './backOffice.tsx';

mockedNetwork();

const FECHA = `${new Date().getFullYear()}-03-05`;

interface Case {
  at: string;
  button: string;
  add: EndpointName;
  update: EndpointName;
  /** Fills the form, whose name is 'Nuevo'. */
  fill: (dialog: HTMLElement) => Promise<unknown>;
  /** Answers the list with records of these names, and the detail with the last one. */
  store: (...names: string[]) => void;
}

const named = <R,>(names: string[], make: (id: number, nombre: string) => R): R[] =>
  names.map((nombre, index) => make(4 + index, nombre));

const CASES: readonly Case[] = [
  {
    at: '/convenios',
    button: 'Agregar convenio',
    add: 'addConvenio',
    update: 'updateConvenio',
    fill: async (dialog) => {
      write(/^Nombre/, 'Nuevo', dialog);
      const file = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
      fireEvent.change(screen.getByLabelText(/^Logo/, { selector: 'input' }), { target: { files: [file] } });
    },
    store: (...names) => {
      const convenios = named(names, (id, nombre) => aConvenio({ id, nombre, descripcion: '', url_web: '' }));
      answer('listConvenios', { success: 1, convenios });
      answer('getConvenio', { success: 1, convenio: convenios.at(-1) ?? aConvenio() });
    },
  },
  {
    at: '/productos_investigacion',
    button: 'Agregar Producto',
    add: 'addProducto',
    update: 'updateProducto',
    fill: async (dialog) => {
      write(/^Nombre/, 'Nuevo', dialog);
      await choose(/^Tipo/, 'Libro', dialog);
    },
    store: (...names) => {
      const products = named(names, (id, nombre) =>
        aProducto({ id, nombre, tipo: 'Libro', descripcion: '', enlace: '', url_externa: '' }),
      );
      for (const name of ['listProductos', 'reloadProductos'] as const) answerRaw(name, { success: 1, products });
      answerRaw('getProducto', { success: 1, product: products.at(-1) });
    },
  },
  {
    at: '/eventos',
    button: 'Crear evento',
    add: 'addEvento',
    update: 'updateEvento',
    fill: async (dialog) => {
      write(/^Nombre del evento/, 'Nuevo', dialog);
      write(/^Fecha/, FECHA, dialog);
      await choose(/^Tipo/, 'Organizador', dialog);
    },
    store: (...names) => {
      const eventos = named(names, (id, nombre) =>
        anEvento({ id, nombre, fecha: FECHA, tipo: 1, descripcion: '', lugar: '' }),
      );
      answer('listEventos', { success: 1, eventos });
      answer('getEvento', { success: 1, evento: eventos.at(-1) ?? anEvento() });
    },
  },
];

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:vista');
  signIn();
  failuresAreLogged();
  movableClock();
});
afterEach(() => vi.useRealTimers());

/** Saves a new record, and cancels the save that is not answered. */
async function cancelSave({ at, button, add, fill, store }: Case) {
  store('Otro');
  answerPending(add);
  openAt(at);
  fireEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: button });
  await fill(dialog);
  press(button, dialog);
  await waitFor(() => expect(bodiesOf(add)).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(10_500));
  const notice = (await screen.findByText('Está tardando más de lo normal')).closest<HTMLElement>('[role=alert]');
  press('Cancelar', notice ?? undefined);
  await expectToast('no se sabe si se guardó');
  return dialog;
}

describe.each(CASES)('a new record at $at whose save was cancelled', (opened) => {
  const { button, add, update, store } = opened;

  it('is not stored twice if the first save was stored', async () => {
    const dialog = await cancelSave(opened);
    store('Otro', 'Nuevo');
    press(button, dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf(add)).toHaveLength(1);
    expect(bodiesOf(update)).toEqual([]);
  });

  it('is updated if the first save was stored and the form changed', async () => {
    const dialog = await cancelSave(opened);
    store('Otro', 'Nuevo');
    answerDone(update);
    write(/^Nombre/, 'Corregido', dialog);
    press(button, dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf(add)).toHaveLength(1);
    expect(bodiesOf(update)).toHaveLength(1);
    expect(JSON.stringify(bodiesOf(update)[0])).toContain('Corregido');
  });

  it('is sent again if it was not stored', async () => {
    const dialog = await cancelSave(opened);
    answerRaw(add, { success: 0, message: 'No hay espacio' }, 507);
    press(button, dialog);
    await waitFor(() => expect(bodiesOf(add)).toHaveLength(2));
  });
});

it('an older record with the same texts is not taken for the new one', async () => {
  const opened = CASES[1] as Case;
  const dialog = await cancelSave({ ...opened, store: () => opened.store('Nuevo') });
  answerRaw(opened.add, { success: 0, message: 'No hay espacio' }, 507);
  press(opened.button, dialog);
  await waitFor(() => expect(bodiesOf(opened.add)).toHaveLength(2));
});
