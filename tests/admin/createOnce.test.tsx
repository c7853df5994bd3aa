import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EndpointName } from '../../contract/calls/endpoints.ts';
import { aConvenio, anEvento, aProducto } from '../support/builders/staffRecords.ts';
import {
  answer,
  answerDone,
  answerNever,
  answerPending,
  answerRaw,
  bodiesOf,
  mockedNetwork,
  requestIdsOf,
} from '../support/network.ts';
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
  /** the answer of `add` for the record with the id 5 */
  added: object;
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
    added: { convenio: aConvenio({ id: 5, nombre: 'Nuevo', descripcion: '', url_web: '' }) },
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
    added: {
      product: aProducto({ id: 5, nombre: 'Nuevo', tipo: 'Libro', descripcion: '', enlace: '', url_externa: '' }),
    },
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
    added: { evento: anEvento({ id: 5, nombre: 'Nuevo', fecha: FECHA, tipo: 1, descripcion: '', lugar: '' }) },
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

const oneId = (name: EndpointName) => new Set(requestIdsOf(name)).size === 1;

describe.each(CASES)('a new record at $at whose save was cancelled', (opened) => {
  const { button, add, added, update, store } = opened;

  const answerAdd = () => {
    store('Otro', 'Nuevo');
    answerRaw(add, { success: 1, message: 'Hecho', ...added });
  };
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('is sent again with the id of the first save, which the server answers from what it stored', async () => {
    const dialog = await cancelSave(opened);
    answerAdd();
    press(button, dialog);
    await isClosed();
    const [first, second, ...more] = bodiesOf(add);
    expect([second, more]).toEqual([first, []]);
    expect(requestIdsOf(add)[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(oneId(add)).toBe(true);
    expect(bodiesOf(update)).toEqual([]);
  });

  /** The server has stored the first save, and gets another content with its id. */
  const answerStored = (once = false) => {
    store('Otro', 'Nuevo');
    const [actual] = Object.values(added);
    answerRaw(add, { success: 0, message: 'Ya está guardado', actual, guardado: 1 }, 409, once);
  };

  it('is updated with what the form has now if the server has stored the first save', async () => {
    const dialog = await cancelSave(opened);
    answerStored();
    answerDone(update);
    write(/^Nombre/, 'Corregido', dialog);
    press(button, dialog);
    await isClosed();
    expect(bodiesOf(add)).toHaveLength(2);
    expect(JSON.stringify(bodiesOf(add)[1])).toContain('Corregido');
    expect(oneId(add)).toBe(true);
    expect(bodiesOf(update)).toHaveLength(1);
    expect(JSON.stringify(bodiesOf(update)[0])).toContain('Corregido');
    expect(requestIdsOf(update)[0]).not.toBe(requestIdsOf(add)[0]);
    expect(screen.queryByText('Cambios de otra persona')).toBeNull();
  });

  it('keeps its id until the server says what became of the first save', async () => {
    const dialog = await cancelSave(opened);
    answerRaw(add, { success: 0, message: 'Todavía en curso', en_curso: 1 }, 409);
    write(/^Nombre/, 'Corregido', dialog);
    press(button, dialog);
    await waitFor(() => expect(bodiesOf(add)).toHaveLength(2));
    await screen.findAllByText(/Todavía en curso/);
    answerStored();
    answerDone(update);
    press(button, dialog);
    await isClosed();
    expect(bodiesOf(add)).toHaveLength(3);
    expect(oneId(add)).toBe(true);
    expect(JSON.stringify(bodiesOf(update)[0])).toContain('Corregido');
  });

  it('keeps its id if the update of what the first save stored is refused', async () => {
    const dialog = await cancelSave(opened);
    answerStored();
    answerRaw(update, { success: 0, message: 'No se puede' }, 422);
    write(/^Nombre/, 'Corregido', dialog);
    press(button, dialog);
    await screen.findAllByText(/No se puede/);
    answerDone(update);
    press(button, dialog);
    await isClosed();
    expect(oneId(add)).toBe(true);
    expect(bodiesOf(update)).toHaveLength(2);
  });

  it('is sent again if the server fails', async () => {
    const dialog = await cancelSave(opened);
    answerRaw(add, { success: 0, message: 'No hay espacio' }, 507);
    press(button, dialog);
    await waitFor(() => expect(bodiesOf(add)).toHaveLength(2));
    expect(oneId(add)).toBe(true);
  });

  it('is created with what the form has now if the first save was not stored', async () => {
    const dialog = await cancelSave(opened);
    answerAdd();
    write(/^Nombre/, 'Corregido', dialog);
    press(button, dialog);
    await isClosed();
    expect(bodiesOf(add)).toHaveLength(2);
    expect(JSON.stringify(bodiesOf(add)[1])).toContain('Corregido');
    expect(oneId(add)).toBe(true);
    expect(bodiesOf(update)).toEqual([]);
  });
});

it('says that the result is unknown if another server does not answer', async () => {
  const [{ at, button, add, fill, store }] = CASES as [Case];
  store('Otro');
  answerNever(add);
  // An absolute address is another server's; this one needs no CORS preflight.
  openAt(at, undefined, undefined, window.location.origin);
  fireEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: button });
  await fill(dialog);
  press(button, dialog);
  await expectToast('El servidor no respondió y no se sabe si se guardó');
});
