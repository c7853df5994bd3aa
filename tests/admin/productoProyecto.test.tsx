import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Draft } from '../../dataProvider/methods/drafts.ts';
import { productos } from '../../dataProvider/resources/productos.ts';
import { aDetail, anIntegrante, aProducto, aProyecto } from '../support/builders/staffRecords.ts';
import { answer, answerDone, answerRaw, bodiesOf, mockedNetwork } from '../support/network.ts';
import { choose, expectToast, failuresAreLogged, openAt, press, signIn, write } from './backOffice.tsx';

const received = mockedNetwork();

const LIBRE = aProducto({
  id: 9,
  nombre: 'Anuario',
  proyecto_id: null,
  id_proyecto: null,
  proyecto_nombre: null,
  proyecto_objetivo: null,
});
const OTRO = aProyecto({ id: 4, nombre: 'Señalización escolar' });

beforeEach(() => {
  signIn();
  answer('listProductos', { success: 1, products: [aProducto(), LIBRE] });
  answer('reloadProductos', { success: 1, products: [aProducto(), LIBRE] });
  answer('listProyectos', { success: 1, projects: [aProyecto(), OTRO] });
  answer('listIntegrantes', { success: 1, integrantes: [anIntegrante()] });
  answer('listLineas', { success: 1, lineas: [] });
  answer('getProyecto', aDetail());
  answerDone('updateProducto', 'addProductoToProyecto', 'removeProductoFromProyecto');
});

const WRITES = ['addProducto', 'updateProducto', 'addProductoToProyecto', 'removeProductoFromProyecto'];
const written = () => received.filter(({ name }) => WRITES.includes(name));
const writes = () => written().map(({ name }) => name);

async function openForm(nombre: string) {
  openAt('/productos_investigacion');
  await screen.findByText('Anuario');
  press(`Editar ${nombre}`);
  const dialog = await screen.findByRole('dialog', { name: 'Editar producto' });
  const name = await within(dialog).findByLabelText<HTMLInputElement>('Nombre');
  await waitFor(() => expect(name.value).toBe(nombre));
  return dialog;
}

/** Searches a project by a part of its name, without its accents, and chooses it. */
async function search(typed: string, option: string, among: HTMLElement) {
  const field = await within(among).findByRole('combobox', { name: 'Proyecto' });
  await waitFor(() => expect(field).toHaveProperty('disabled', false));
  act(() => field.focus());
  fireEvent.mouseDown(field);
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.click(await screen.findByRole('option', { name: option }));
}

describe('the project in the form of a product', () => {
  it('is sent with the other fields', async () => {
    const dialog = await openForm('Guía de carga');
    await search('senaliz', 'Señalización escolar', dialog);
    press('Guardar cambios', dialog);
    await expectToast('Producto actualizado exitosamente');
    expect(writes()).toEqual(['updateProducto']);
    expect(bodiesOf('updateProducto')).toMatchObject([{ id: 8, proyecto_id: 4 }]);
  });

  it("is null with 'Sin proyecto'", async () => {
    const dialog = await openForm('Guía de carga');
    await search('sin pro', 'Sin proyecto', dialog);
    press('Guardar cambios', dialog);
    await expectToast('Producto actualizado exitosamente');
    expect(bodiesOf('updateProducto')).toMatchObject([{ proyecto_id: null }]);
  });

  it('that the server refuses is named at its field, and nothing is saved', async () => {
    failuresAreLogged();
    const dialog = await openForm('Guía de carga');
    await search('senaliz', 'Señalización escolar', dialog);
    const errors = { proyecto_id: 'El proyecto no existe' };
    answerRaw('updateProducto', { success: 0, message: 'El proyecto no existe', errors }, 422);
    press('Guardar cambios', dialog);
    await expectToast('El proyecto no existe');
    await within(dialog).findByText('El proyecto no existe');
    expect(writes()).toEqual(['updateProducto']);
  });

  it('is not sent while it is unchanged', async () => {
    const dialog = await openForm('Guía de carga');
    write('Nombre', 'Guía', dialog);
    press('Guardar cambios', dialog);
    await expectToast('Producto actualizado exitosamente');
    expect(writes()).toEqual(['updateProducto']);
  });

  it('adds a new product to the project', async () => {
    openAt('/productos_investigacion');
    await screen.findByText('Anuario');
    press('Agregar Producto');
    const dialog = await screen.findByRole('dialog', { name: 'Agregar Producto' });
    write(/^Nombre/, 'Cartilla', dialog);
    await choose(/^Tipo/, 'Poster', dialog);
    await search('senaliz', 'Señalización escolar', dialog);
    answer('addProducto', { success: 1, message: 'ok', product: aProducto({ id: 10, nombre: 'Cartilla' }) });
    press('Agregar Producto', dialog);
    await expectToast('Producto agregado exitosamente');
    expect(writes()).toEqual(['addProducto']);
    expect(bodiesOf('addProducto')).toMatchObject([{ nombre: 'Cartilla', proyecto_id: 4 }]);
  });
});

describe('the project of a draft of a new product', () => {
  const DRAFT: Draft = {
    id: 51,
    recurso: 'productos',
    recurso_id: null,
    nombre: 'Cartilla',
    version: 1,
    created_at: '2026-11-20T10:00:00Z',
    created_by: 'lpena',
    updated_at: '2026-11-20T10:00:00Z',
    updated_by: 'lpena',
    version_base: null,
    campos: { nombre: 'Cartilla', tipo: 'Poster', proyecto_id: 4 },
    base: null,
    archivo: null,
    origen: null,
    vistas_previas: [],
  };

  it('is saved with it', async () => {
    answerRaw('saveDraft', { success: 1, message: 'ok', borrador: DRAFT });
    openAt('/productos_investigacion');
    await screen.findByText('Anuario');
    press('Agregar Producto');
    const dialog = await screen.findByRole('dialog', { name: 'Agregar Producto' });
    write(/^Nombre/, 'Cartilla', dialog);
    await search('senaliz', 'Señalización escolar', dialog);
    press('Guardar como borrador', dialog);
    await waitFor(() => expect(bodiesOf('saveDraft')).toHaveLength(1));
    const [{ campos }] = bodiesOf('saveDraft') as [{ campos: string }];
    expect(JSON.parse(campos)).toMatchObject({ proyecto_id: 4 });
  });

  it('is sent when it is published', async () => {
    answer('getDraft', { success: 1, borrador: DRAFT });
    answer('addProducto', { success: 1, message: 'ok', product: aProducto({ id: 10, nombre: 'Cartilla' }) });
    openAt('/productos_investigacion?borrador=51');
    const dialog = await screen.findByRole('dialog', { name: 'Agregar Producto' });
    const field = await within(dialog).findByRole<HTMLInputElement>('combobox', { name: 'Proyecto' });
    await waitFor(() => expect(field.value).toBe('Señalización escolar'));
    press('Publicar', dialog);
    await expectToast('Producto agregado exitosamente');
    expect(bodiesOf('addProducto')).toMatchObject([{ proyecto_id: 4, borrador_id: 51 }]);
  });
});

describe('the project of a draft of a stored product', () => {
  const stored = { id: 52, recurso: 'productos', recurso_id: 8, nombre: 'Guía de carga', version: 1 } as const;
  const saved = { created_at: '2026-11-20T15:00:00.000Z', created_by: 'ana', updated_at: '2026-11-20T15:00:00.000Z' };
  const summary = { ...stored, ...saved, updated_by: 'ana' };

  it('is saved with it and sent when it is published', async () => {
    answerRaw('saveDraft', { success: 1, message: 'ok', borrador: summary });
    answerDone('discardDraft');
    const dialog = await openForm('Guía de carga');
    await search('senaliz', 'Señalización escolar', dialog);
    const parts = { version_base: 7, archivo: null, origen: null, vistas_previas: [] };
    const base = productos.read(aProducto());
    answer('listDrafts', { success: 1, borradores: [summary] });
    answer('getDraft', { success: 1, borrador: { ...summary, ...parts, base, campos: { ...base, proyecto_id: 4 } } });
    press('Guardar como borrador', dialog);
    await within(dialog).findByText(/^Este es el borrador/);
    const [{ campos }] = bodiesOf('saveDraft') as [{ campos: string }];
    expect(JSON.parse(campos)).toMatchObject({ proyecto_id: 4 });
    expect(writes()).toEqual([]);
    press('Publicar', dialog);
    await expectToast('Producto actualizado exitosamente');
    expect(writes()).toEqual(['updateProducto']);
    expect(bodiesOf('updateProducto')).toMatchObject([{ proyecto_id: 4, borrador_id: 52 }]);
  });
});

describe('the project in the view of a product', () => {
  it('is chosen there and saved at once', async () => {
    const product = { ...LIBRE, proyecto_id: 4, id_proyecto: 4, proyecto_nombre: 'Señalización escolar' };
    answerRaw('updateProducto', { success: 1, message: 'Hecho', product });
    openAt('/productos_investigacion');
    await screen.findByText('Anuario');
    press('Ver Anuario');
    const view = await screen.findByRole('dialog', { name: 'Anuario' });
    await search('senaliz', 'Señalización escolar', view);
    await expectToast('Producto actualizado exitosamente');
    expect(writes()).toEqual(['updateProducto']);
    expect(bodiesOf('updateProducto')).toMatchObject([{ id: 9, proyecto_id: 4 }]);
    const link = await within(view).findByRole('link', { name: 'Señalización escolar' });
    expect(link.getAttribute('href')).toBe('#/admin/detalle_proyecto/4');
  });
});

describe("'Agregar producto nuevo' in the panel of a project", () => {
  it('opens the form of a new product with the project, and adds it there', async () => {
    openAt('/detalle_proyecto/3');
    await screen.findByRole('group', { name: 'Productos del proyecto' });
    screen.getByRole('button', { name: 'Guardar' });
    press('Agregar producto nuevo');
    const dialog = await screen.findByRole('dialog', { name: 'Agregar Producto' });
    // The bar of the page below is not reached.
    expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
    const field = await within(dialog).findByRole<HTMLInputElement>('combobox', { name: 'Proyecto' });
    await waitFor(() => expect(field.value).toBe('Gestión de riesgos viales'));
    write(/^Nombre/, 'Cartilla', dialog);
    await choose(/^Tipo/, 'Poster', dialog);
    answer('addProducto', { success: 1, message: 'ok', product: aProducto({ id: 10, nombre: 'Cartilla' }) });
    press('Agregar Producto', dialog);
    await expectToast('Producto agregado exitosamente');
    expect(bodiesOf('addProducto')).toMatchObject([{ nombre: 'Cartilla', tipo: 'Poster', proyecto_id: 3 }]);
    expect(bodiesOf('updateProyecto')).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
