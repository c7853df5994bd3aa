import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codificarId } from '../../contract/enlaces.ts';
import { unDetalle, unIntegrante, unProducto, unProyecto } from '../dataProvider/wires.ts';
import { answer, answerDone, answerRaw, bodiesOf, mockedNetwork, refuse } from '../support/network.ts';
import { choose, expectToast, failuresAreLogged, movableClock, openAt, press, signIn, write } from './backOffice.tsx';

mockedNetwork();

const CARLA = unIntegrante({ id: 30, nombres: 'Carla', apellidos: 'Díaz' });
const LIBRE = unProducto({ id: 40, nombre: 'Manual libre', proyecto_id: null, id_proyecto: null });
const AJENO = unProducto({ id: 41, nombre: 'De otro proyecto', proyecto_id: 9, id_proyecto: 9 });

beforeEach(() => {
  signIn();
  answer('obtenerProyecto', unDetalle());
  answer('listarIntegrantes', { success: 1, integrantes: [unIntegrante(), CARLA] });
  answer('listarProductos', { success: 1, products: [unProducto(), LIBRE, AJENO] });
  answer('listarLineas', {
    success: 1,
    lineas: [
      { id: 1, nombre: 'Sostenibilidad' },
      { id: 2, nombre: 'Gestión SST' },
    ],
  });
});

async function open() {
  openAt('/detalle_proyecto/3');
  await screen.findByRole('heading', { level: 1, name: 'Gestión de riesgos viales' });
}
const panel = (name: string) => within(screen.getByRole('region', { name }));

/** Removes a link; the clock can then be moved past its toast, which is when it happens. */
async function remove(name: string) {
  await screen.findByRole('button', { name: `Quitar ${name}` });
  movableClock();
  press(`Quitar ${name}`);
}
async function letTheToastPass() {
  await screen.findByText(/^Se quitará del proyecto: /);
  await act(() => vi.advanceTimersByTimeAsync(4_500));
}
afterEach(() => {
  vi.useRealTimers();
});

describe('admin/detalle_proyecto/{id}', () => {
  it('shows who created it and leads to the public page', async () => {
    await open();
    expect(screen.getByText(/Creado por admin/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver en el sitio' }).getAttribute('href')).toBe(
      `#/proyecto_investigacion/${codificarId(3)}`,
    );
  });

  it('saves its fields; none is required', async () => {
    answerDone('actualizarProyecto');
    await open();
    write('Nombre', '');
    write('Entidades', 'Uno, Dos');
    press('Guardar');
    await expectToast('Proyecto actualizado exitosamente');
    expect(bodiesOf('actualizarProyecto')).toMatchObject([
      { id: 3, nombre: '', entidades: ['Uno', 'Dos'], updated_by: 'lpena' },
    ]);
  });

  it('refuses an end before the beginning', async () => {
    await open();
    write('Fecha de fin', '2024-01-01');
    press('Guardar');
    expect(await screen.findByText('La fecha de fin no puede ser anterior a la fecha de inicio')).toBeTruthy();
    expect(bodiesOf('actualizarProyecto')).toEqual([]);
  });

  it.each([
    ['No puede', 'No puede'],
    [undefined, 'Error al actualizar el proyecto'],
  ])('says what failed: %s', async (message, said) => {
    failuresAreLogged();
    refuse('actualizarProyecto', message);
    await open();
    write('Nombre', 'Otro');
    press('Guardar');
    await expectToast(said);
  });
});

describe('members', () => {
  it('are added through a selector that a button opens; the empty choice does nothing', async () => {
    answerDone('agregarIntegranteAProyecto');
    await open();
    await panel('Integrantes').findByText('Ana Núñez');
    press('Agregar integrante');
    await choose('Integrante', 'Seleccione un integrante');
    expect(bodiesOf('agregarIntegranteAProyecto')).toEqual([]);
    await choose('Integrante', 'Carla Díaz');
    await expectToast('Integrante agregado al proyecto exitosamente');
    expect(bodiesOf('agregarIntegranteAProyecto')).toEqual([{ proyecto_id: 3, actor_id: 30 }]);
  });

  it('are offered unless they are in already', async () => {
    await open();
    await panel('Integrantes').findByText('Ana Núñez');
    press('Agregar integrante');
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Integrante' }));
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Seleccione un integrante', 'Carla Díaz']);
  });

  it('are removed by their link', async () => {
    answerDone('quitarIntegranteDeProyecto');
    await open();
    await remove('Ana Núñez');
    await expectToast('Se quitará del proyecto: Ana Núñez');
    expect(bodiesOf('quitarIntegranteDeProyecto')).toEqual([]);
    await letTheToastPass();
    await expectToast('Integrante eliminado del proyecto exitosamente');
    expect(bodiesOf('quitarIntegranteDeProyecto')).toEqual([{ id: 21, id_integrante: 5, id_proyecto: 3 }]);
  });

  it('come back when their removal is undone', async () => {
    await open();
    await remove('Ana Núñez');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Quitar Ana Núñez' })).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await screen.findByRole('button', { name: 'Quitar Ana Núñez' });
    await letTheToastPass();
    expect(bodiesOf('quitarIntegranteDeProyecto')).toEqual([]);
  });

  it('are not offered again while their removal can be undone', async () => {
    answerDone('quitarIntegranteDeProyecto');
    await open();
    await remove('Ana Núñez');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Quitar Ana Núñez' })).toBeNull());
    press('Agregar integrante');
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Integrante' }));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Seleccione un integrante',
      'Carla Díaz',
    ]);
    answer('obtenerProyecto', { ...unDetalle(), investigadores: [] });
    await letTheToastPass();
    expect(await screen.findByRole('option', { name: 'Ana Núñez' })).toBeTruthy();
  });

  it('two removals are undone each by itself', async () => {
    answerDone('quitarIntegranteDeProyecto');
    await open();
    await remove('Ana Núñez');
    press('Quitar Beto Núñez');
    await panel('Integrantes').findByText('Este proyecto no tiene integrantes.');
    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await screen.findByRole('button', { name: 'Quitar Ana Núñez' });
    await screen.findByText('Se quitará del proyecto: Beto Núñez');
    expect(screen.queryByRole('button', { name: 'Quitar Beto Núñez' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(4_500));
    await waitFor(() => expect(bodiesOf('quitarIntegranteDeProyecto')).toMatchObject([{ id: 22 }]));
  });

  it.each([
    ['agregarIntegranteAProyecto', 'No se pudo agregar el actor'],
    ['quitarIntegranteDeProyecto', 'No se pudo eliminar el actor'],
  ] as const)('%s: says what failed', async (call, fallback) => {
    failuresAreLogged();
    refuse(call, undefined, 200);
    await open();
    await panel('Integrantes').findByText('Ana Núñez');
    if (call === 'agregarIntegranteAProyecto') {
      press('Agregar integrante');
      await choose('Integrante', 'Carla Díaz');
    } else {
      await remove('Ana Núñez');
      await letTheToastPass();
    }
    await expectToast(fallback);
    await screen.findByRole('button', { name: 'Quitar Ana Núñez' });
  });

  it('shows the raw answer of a request to add that failed', async () => {
    failuresAreLogged();
    answerRaw('agregarIntegranteAProyecto', 'Fatal error: línea 7', 500);
    await open();
    await panel('Integrantes').findByText('Ana Núñez');
    press('Agregar integrante');
    await choose('Integrante', 'Carla Díaz');
    await expectToast('Fatal error: línea 7');
  });

  it('shows the raw answer of a request that failed', async () => {
    failuresAreLogged();
    answerRaw('quitarIntegranteDeProyecto', 'Fatal error: línea 12', 500);
    await open();
    await remove('Ana Núñez');
    await letTheToastPass();
    await expectToast('Fatal error: línea 12');
  });
});

describe('products', () => {
  it('are offered only when they are in no project', async () => {
    answerDone('agregarProductoAProyecto');
    await open();
    await panel('Productos').findByText('Guía de carga');
    press('Agregar producto');
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Producto' }));
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Seleccione un producto', 'Manual libre']);
    fireEvent.click(screen.getByRole('option', { name: 'Manual libre' }));
    await expectToast('Producto agregado al proyecto exitosamente');
    expect(bodiesOf('agregarProductoAProyecto')).toEqual([{ proyecto_id: 3, producto_id: 40 }]);
  });

  it('are removed', async () => {
    answerDone('quitarProductoDeProyecto');
    await open();
    await remove('Guía de carga');
    await letTheToastPass();
    await expectToast('Producto eliminado del proyecto exitosamente');
    expect(bodiesOf('quitarProductoDeProyecto')).toEqual([{ id: 8 }]);
  });

  it.each([
    ['agregarProductoAProyecto', undefined, 'No se pudo agregar el producto'],
    ['quitarProductoDeProyecto', undefined, 'No se pudo eliminar el producto'],
    ['quitarProductoDeProyecto', 'El proyecto está cerrado', 'El proyecto está cerrado'],
  ] as const)('%s: says what failed: %s', async (call, message, said) => {
    failuresAreLogged();
    refuse(call, message, 200);
    await open();
    await panel('Productos').findByText('Guía de carga');
    if (call === 'agregarProductoAProyecto') {
      press('Agregar producto');
      await choose('Producto', 'Manual libre');
    } else {
      await remove('Guía de carga');
      await letTheToastPass();
    }
    await expectToast(said);
  });
});

it('an inactive project has no link to the public site', async () => {
  answer('obtenerProyecto', { ...unDetalle(), project: unProyecto({ activo: 0 }) });
  await open();
  expect(screen.queryByRole('link', { name: 'Ver en el sitio' })).toBeNull();
  expect(screen.getByText('Inactivo: no se ve en el sitio')).toBeTruthy();
});
