import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withProducto } from '../../admin/resources/productos/useReloadProductos.ts';
import { PRODUCTO_TIPOS } from '../../contract/values/constants.ts';
import { productos } from '../../dataProvider/resources/productos.ts';
import { aProducto } from '../support/builders/staffRecords.ts';
import { answer, answerDone, bodiesOf, mockedNetwork, refuse } from '../support/network.ts';
import {
  choose,
  expectErrorToast,
  expectToast,
  failuresAreLogged,
  here,
  openAt,
  press,
  signIn,
  write,
} from './backOffice.tsx';

mockedNetwork();

const LIBRE = aProducto({
  id: 9,
  nombre: 'Anuario',
  proyecto_id: null,
  id_proyecto: null,
  proyecto_nombre: null,
  proyecto_objetivo: null,
  descripcion: '',
});

beforeEach(() => {
  signIn();
  answer('listProductos', { success: 1, products: [aProducto(), LIBRE] });
});

afterEach(() => {
  vi.useRealTimers();
});

async function open() {
  openAt('/productos_investigacion');
  await screen.findByText('Anuario');
}
const cells = (row: Element | null | undefined) =>
  [...(row?.querySelectorAll('td:not(.MuiTableCell-paddingCheckbox)') ?? [])].map((td) => td.textContent);
const rowOf = (text: string) => screen.getByText(text).closest('tr');

describe('admin/productos_investigacion', () => {
  it('numbers the productos and shows which are assigned', async () => {
    await open();
    expect([...document.querySelectorAll('th')].map((header) => header.textContent)).toEqual([
      // the checkbox that selects a row
      '',
      'N.º',
      'Nombre',
      'Asignación',
      'Tipo',
      'Año',
      'Proyecto',
      'Acciones',
    ]);
    expect(cells(rowOf('Anuario'))).toMatchObject(['1', expect.any(String), 'No asignado', 'Libro', '', '', '']);
    expect(cells(rowOf('Guía de carga'))).toMatchObject([
      '2',
      expect.any(String),
      'Asignado',
      'Libro',
      '',
      'Gestión de riesgos viales',
      '',
    ]);
  });

  it('shows the year of a product, and links it and its project', async () => {
    answer('listProductos', { success: 1, products: [aProducto({ fecha_publicacion: '2024-03' })] });
    openAt('/productos_investigacion');
    const row = within((await screen.findByText('Guía de carga')).closest('tr') as HTMLElement);
    row.getByText('2024');
    expect(row.getByRole('link', { name: 'Guía de carga' }).getAttribute('href')).toMatch(/\?editar=\d+$/);
    // The column is hidden on a window that is not wide.
    expect(row.getByText('Gestión de riesgos viales').getAttribute('href')).toMatch(
      /^#\/admin\/detalle_proyecto\/\d+$/,
    );
  });

  it('leads from the view of a product to its form, beside what both offer', async () => {
    const producto = aProducto({ fecha_publicacion: '2024-03', id_proyecto: 3 });
    answer('listProductos', { success: 1, products: [producto] });
    answer('getProducto', {
      success: 1,
      product: { ...producto, id_proyecto: 3, id_linea: null, autores_integrantes: [] },
      relacionados: [],
    });
    answer('listProyectos', { success: 1, projects: [] });
    answer('listIntegrantes', { success: 1, integrantes: [] });
    openAt('/productos_investigacion');
    fireEvent.click(await screen.findByRole('button', { name: 'Ver Guía de carga' }));
    const view = await screen.findByRole('dialog', { name: 'Guía de carga' });
    within(view).getByText('marzo de 2024');
    const names = [...view.querySelectorAll('button, a')].map(({ textContent }) => textContent);
    expect(names.slice(-5)).toEqual(['Editar', 'Versiones', 'Archivar', 'Fusionar con…', 'Ver en el sitio']);
    press('Editar', view);
    const form = await screen.findByRole('dialog', { name: 'Editar producto' });
    await within(form).findByRole('button', { name: 'Versiones' });
    within(form).getByRole('button', { name: 'Archivar' });
    within(form).getByRole('link', { name: 'Ver en el sitio' });
  });

  it('is also reached at the path of the resource', async () => {
    openAt('/productos');
    await screen.findByText('Anuario');
    expect(here()).toBe('#/admin/productos_investigacion');
  });

  it('shows an assigned producto with its proyecto, right after the link', async () => {
    await open();
    press('Ver Guía de carga');
    const dialog = await screen.findByRole('dialog', { name: 'Guía de carga' });
    const modal = within(dialog);
    const labels = [...dialog.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(labels.slice(0, 6)).toEqual([
      'Nombre',
      'Tipo',
      'Descripción',
      'Enlace externo',
      'Proyecto',
      'Objetivo del proyecto',
    ]);
    const proyecto = within(modal.getByText('Proyecto').parentElement as HTMLElement);
    expect(proyecto.getByRole('link', { name: 'Gestión de riesgos viales' }).getAttribute('href')).toBe(
      '#/admin/detalle_proyecto/3',
    );
    proyecto.getByRole('combobox', { name: 'Proyecto' });
    for (const text of ['Libro', 'Una guía', 'https://example.org/g', 'Gestión de riesgos viales', 'Medir'])
      expect(modal.getByText(text), text).toBeTruthy();
    expect(modal.getByText('https://example.org/g').getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('links no text that only begins with an address', async () => {
    const descripcion = 'https://example.org/guia es la versión de 2024';
    answer('listProductos', { success: 1, products: [aProducto({ descripcion })] });
    openAt('/productos_investigacion');
    fireEvent.click(await screen.findByRole('button', { name: 'Ver Guía de carga' }));
    const view = await screen.findByRole('dialog', { name: 'Guía de carga' });
    expect(within(view).getByText(descripcion).closest('a')).toBeNull();
  });

  it('links an unassigned producto to the proyectos', async () => {
    await open();
    press('Ver Anuario');
    const modal = within(await screen.findByRole('dialog', { name: 'Anuario' }));
    expect(modal.getByText('Descripción no disponible')).toBeTruthy();
    expect(modal.getByRole('link', { name: 'Asignar desde un proyecto' }).getAttribute('href')).toBe(
      '#/admin/proyectos',
    );
  });
});

describe('the form of a new producto', () => {
  async function openModal() {
    await open();
    press('Agregar Producto');
    return await screen.findByRole('dialog', { name: 'Agregar Producto' });
  }

  it('requires a name and a type', async () => {
    const dialog = await openModal();
    press('Agregar Producto', dialog);
    await within(dialog).findByText('Escriba el nombre');
    await within(dialog).findByText('Elija el tipo');
  });

  it('offers the types in their order', async () => {
    const dialog = await openModal();
    fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: /^Tipo/ }));
    const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
    expect(options).toEqual([...PRODUCTO_TIPOS]);
  });

  async function add() {
    const dialog = await openModal();
    write(/^Nombre/, 'Cartilla', dialog);
    await choose(/^Tipo/, 'Poster', dialog);
    press('Agregar Producto', dialog);
  }

  it('adds the producto and reloads the list with reloadProductos', async () => {
    const cartilla = aProducto({ id: 10, nombre: 'Cartilla' });
    answer('addProducto', { success: 1, message: 'ok', product: cartilla });
    answer('reloadProductos', { success: 1, products: [aProducto(), LIBRE, cartilla] });
    await add();
    await expectToast('Producto agregado exitosamente');
    await waitFor(() => expect(rowOf('Cartilla')).toBeTruthy());
    expect(bodiesOf('addProducto')).toEqual([
      { nombre: 'Cartilla', tipo: 'Poster', descripcion: '', enlace: '', created_by: 'lpena' },
    ]);
    expect(bodiesOf('reloadProductos')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('adds the producto to the cached list when the reload fails', async () => {
    // A list is read again after 10 s, which a busy machine takes.
    vi.useFakeTimers({ toFake: ['Date'] });
    failuresAreLogged();
    answer('addProducto', { success: 1, message: 'ok', product: aProducto({ id: 10, nombre: 'Cartilla' }) });
    refuse('reloadProductos', undefined, 500);
    await add();
    await expectToast('Producto agregado exitosamente');
    await waitFor(() => expect(rowOf('Cartilla')).toBeTruthy());
  });

  it.each([
    ['Ese nombre ya existe', 'Ese nombre ya existe'],
    [undefined, 'Error al agregar el producto'],
  ])('shows the error: %s', async (message, expected) => {
    failuresAreLogged();
    refuse('addProducto', message);
    await add();
    await expectErrorToast(expected);
  });
});

describe('the form of an existing producto', () => {
  async function openModal() {
    await open();
    press('Editar Anuario');
    const dialog = await screen.findByRole('dialog', { name: 'Editar producto' });
    const name = await within(dialog).findByLabelText<HTMLInputElement>('Nombre');
    await waitFor(() => expect(name.value).toBe('Anuario'));
    return dialog;
  }

  async function edit() {
    const dialog = await openModal();
    write('Nombre', 'Anuario 2026', dialog);
    press('Guardar cambios', dialog);
  }

  it('saves, and shows the change when the reload fails', async () => {
    failuresAreLogged();
    answerDone('updateProducto');
    refuse('reloadProductos', undefined, 500);
    await edit();
    await expectToast('Producto actualizado exitosamente');
    await waitFor(() => expect(rowOf('Anuario 2026')).toBeTruthy());
    expect(bodiesOf('updateProducto')).toEqual([
      {
        id: 9,
        version: 7,
        nombre: 'Anuario 2026',
        descripcion: '',
        enlace: 'https://example.org/g',
        updated_by: 'lpena',
      },
    ]);
  });

  it('saves a changed tipo', async () => {
    answerDone('updateProducto');
    answer('reloadProductos', { success: 1, products: [aProducto(), { ...LIBRE, tipo: 'Software' }] });
    const dialog = await openModal();
    await choose('Tipo', 'Software', dialog);
    press('Guardar cambios', dialog);
    await expectToast('Producto actualizado exitosamente');
    expect(bodiesOf('updateProducto')).toMatchObject([{ id: 9, nombre: 'Anuario', tipo: 'Software' }]);
  });

  it('keeps a tipo that is not offered as a disabled option', async () => {
    answer('listProductos', { success: 1, products: [aProducto(), { ...LIBRE, tipo: 'Canción' }] });
    answerDone('updateProducto');
    answer('reloadProductos', { success: 1, products: [aProducto(), LIBRE] });
    const dialog = await openModal();
    fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: 'Tipo' }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([...PRODUCTO_TIPOS, 'Canción']);
    const disabled = options.filter((option) => option.getAttribute('aria-disabled') === 'true');
    expect(disabled.map(({ textContent }) => textContent)).toEqual(['Canción']);
    fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Escape' });
    write('Nombre', 'Anuario 2026', dialog);
    press('Guardar cambios', dialog);
    await expectToast('Producto actualizado exitosamente');
    expect(bodiesOf('updateProducto')).toMatchObject([{ nombre: 'Anuario 2026' }]);
    expect(bodiesOf('updateProducto')[0]).not.toHaveProperty('tipo');
  });

  it.each([
    ['No puede', 'No puede'],
    [undefined, 'Error al actualizar el producto'],
  ])('shows the error: %s', async (message, expected) => {
    failuresAreLogged();
    refuse('updateProducto', message);
    await edit();
    await expectErrorToast(expected);
  });
});

describe('withProducto', () => {
  const a = productos.read({ id: 1, nombre: 'a' });
  const b = productos.read({ id: 2, nombre: 'b' });
  it('inserts a new producto first and replaces an existing one in place', () => {
    expect(withProducto({ data: [a], total: 7 }, b)).toEqual({ data: [b, a], total: 8 });
    const renamed = { ...a, nombre: 'A' };
    expect(withProducto({ data: [b, a], total: 7 }, renamed)).toEqual({ data: [b, renamed], total: 7 });
    expect(withProducto(undefined, a)).toBeUndefined();
  });
});
