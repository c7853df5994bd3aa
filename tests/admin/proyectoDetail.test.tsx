import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { aDetail, aLinea, anIntegrante, aProducto, aProyecto } from '../support/builders/staffRecords.ts';
import { answer, answerDone, answerRaw, bodiesOf, mockedNetwork, refuse } from '../support/network.ts';
import {
  closeToast,
  expectErrorToast,
  expectToast,
  failuresAreLogged,
  openAt,
  press,
  signIn,
  write,
} from './backOffice.tsx';

mockedNetwork();

const CARLA = anIntegrante({ id: 30, nombres: 'Carla', apellidos: 'Díaz' });
const LIBRE = aProducto({ id: 40, nombre: 'Manual libre', proyecto_id: null, id_proyecto: null });
const AJENO = aProducto({ id: 41, nombre: 'De otro proyecto', proyecto_id: 9, id_proyecto: 9 });

beforeEach(() => {
  signIn();
  answer('getProyecto', aDetail());
  answer('listIntegrantes', { success: 1, integrantes: [anIntegrante(), CARLA] });
  answer('listProductos', { success: 1, products: [aProducto(), LIBRE, AJENO] });
  answer('listLineas', {
    success: 1,
    lineas: [aLinea({ id: 1, nombre: 'Sostenibilidad' }), aLinea({ id: 2, nombre: 'Gestión SST' })],
  });
});

async function open() {
  openAt('/detalle_proyecto/3');
  await screen.findByRole('heading', { level: 1, name: 'Gestión de riesgos viales' });
}
/** Picks a record in the selector of a panel, which stays open. */
async function pickLinked(label: string, option: string) {
  const input = screen.getByRole('combobox', { name: label });
  if (screen.queryByRole('listbox') === null) fireEvent.mouseDown(input);
  fireEvent.click(await screen.findByRole('option', { name: option }));
}
const panel = (name: string) => within(screen.getByRole('region', { name }));

async function remove(name: string) {
  fireEvent.click(await screen.findByRole('button', { name: `Quitar del proyecto: ${name}` }));
}

describe('admin/detalle_proyecto/{id}', () => {
  it('shows the visits of the project, and what could not be loaded', async () => {
    failuresAreLogged();
    refuse('listVisitas', 'Error interno', 500);
    await open();
    await screen.findByText('Error al cargar las visitas');
    answer('listVisitas', {
      success: 1,
      dias: ['2026-11-20', '2026-11-21'].map((dia) => ({ dia, cuenta: 1 })),
      registros: [],
    });
    press('Reintentar');
    const table = await screen.findByRole('table', { name: 'Visitas' });
    expect(within(table).getAllByRole('row')[1]?.textContent).toBe('20 de noviembre de 20261');
    expect(screen.getByText('2 visitas en los últimos 2 días; el día con más, 1 visita')).toBeDefined();
  });

  it('keeps the focus in the selector after adding, and moves it to the list after removing', async () => {
    answerDone('addIntegranteToProyecto');
    answerDone('removeIntegranteFromProyecto');
    await open();
    await panel('Integrantes').findByText('Ana Núñez');
    press('Agregar integrante');
    await pickLinked('Integrante', 'Carla Díaz');
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Integrante' }));
    await closeToast('Integrante agregado al proyecto exitosamente');
    answer('getProyecto', { ...aDetail(), investigadores: [] });
    await remove('Ana Núñez');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Quitar del proyecto: Ana Núñez' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Integrantes del proyecto' }));
  });

  it('shows the author and links to the public page', async () => {
    await open();
    expect(screen.getByText(/Creado por admin/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver en el sitio' }).getAttribute('href')).toBe(
      `/proyecto_investigacion/${encodeId(3)}/gestion-de-riesgos-viales`,
    );
  });

  it('says in its panels that they publish at once, while the form has a draft', async () => {
    const saved = { created_at: '2026-11-20T15:00:00.000Z', created_by: 'ana', updated_at: '2026-11-20T15:00:00.000Z' };
    const draft = {
      id: 4,
      recurso: 'proyectos',
      recurso_id: 3,
      nombre: 'Otro',
      version: 1,
      updated_by: 'ana',
    } as const;
    answer('listDrafts', { success: 1, borradores: [{ ...draft, ...saved }] });
    await open();
    expect(await screen.findAllByText('Se guarda y se publica al elegir')).toHaveLength(4);
  });

  it('says nothing of that without a draft', async () => {
    await open();
    await screen.findByRole('region', { name: 'Estado' });
    expect(screen.queryByText('Se guarda y se publica al elegir')).toBeNull();
  });

  it('saves the fields, none of which is required', async () => {
    answerDone('updateProyecto');
    await open();
    write('Nombre', '');
    write('Entidades', 'Uno, Dos');
    press('Guardar');
    await expectToast('Proyecto actualizado exitosamente');
    expect(bodiesOf('updateProyecto')).toMatchObject([
      { id: 3, nombre: '', entidades: ['Universidad', 'Alcaldía', 'Uno', 'Dos'], updated_by: 'lpena' },
    ]);
  });

  it('rejects an end date before the start date', async () => {
    await open();
    write('Fecha de fin', '2024-01-01');
    press('Guardar');
    expect(await screen.findByText('La fecha de fin no puede ser anterior a la fecha de inicio')).toBeTruthy();
    expect(bodiesOf('updateProyecto')).toEqual([]);
  });

  it.each([
    ['No puede', 'No puede'],
    [undefined, 'Error al actualizar el proyecto'],
  ])('shows the error: %s', async (message, expected) => {
    failuresAreLogged();
    refuse('updateProyecto', message);
    await open();
    write('Nombre', 'Otro');
    press('Guardar');
    await expectErrorToast(expected);
  });
});

describe('integrantes of a proyecto', () => {
  it('adds the selected integrante and ignores the empty option', async () => {
    answerDone('addIntegranteToProyecto');
    await open();
    await panel('Integrantes').findByText('Ana Núñez');
    press('Agregar integrante');
    await pickLinked('Integrante', 'Seleccione un integrante');
    expect(bodiesOf('addIntegranteToProyecto')).toEqual([]);
    await pickLinked('Integrante', 'Carla Díaz');
    await expectToast('Integrante agregado al proyecto exitosamente');
    expect(bodiesOf('addIntegranteToProyecto')).toEqual([{ proyecto_id: 3, actor_id: 30 }]);
  });

  it('offers the next one after a choice, found by its name', async () => {
    answerDone('addIntegranteToProyecto');
    answer('listIntegrantes', {
      success: 1,
      integrantes: [anIntegrante(), CARLA, anIntegrante({ id: 31, nombres: 'Dario', apellidos: 'O\u2019Gil' })],
    });
    await open();
    await panel('Integrantes').findByText('Ana Núñez');
    press('Agregar integrante');
    await pickLinked('Integrante', 'Carla Díaz');
    screen.getByRole('listbox');
    const input = screen.getByRole('combobox', { name: 'Integrante' });
    fireEvent.change(input, { target: { value: "dario o'gil" } });
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Carla Díaz' })).toBeNull());
    await pickLinked('Integrante', 'Dario O\u2019Gil');
    await waitFor(() =>
      expect(bodiesOf('addIntegranteToProyecto')).toEqual([
        { proyecto_id: 3, actor_id: 30 },
        { proyecto_id: 3, actor_id: 31 },
      ]),
    );
  });

  it('links each of them to its page', async () => {
    await open();
    const link = await panel('Integrantes').findByRole('link', { name: 'Ana Núñez' });
    expect(link.getAttribute('href')).toBe('#/admin/integrante_detail/5');
    const producto = await panel('Productos').findByRole('link', { name: 'Guía de carga' });
    expect(producto.getAttribute('href')).toMatch(/^#\/admin\/productos_investigacion\?editar=\d+$/);
    const remove = panel('Integrantes').getByRole('button', { name: 'Quitar del proyecto: Ana Núñez' });
    expect(remove.textContent).toBe('Quitar del proyecto');
  });

  it('offers only integrantes that are not linked', async () => {
    await open();
    await panel('Integrantes').findByText('Ana Núñez');
    press('Agregar integrante');
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Integrante' }));
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Seleccione un integrante', 'Carla Díaz']);
  });

  it('removes an integrante by the id of the link, and offers it again', async () => {
    answerDone('removeIntegranteFromProyecto');
    await open();
    await panel('Integrantes').findByText('Ana Núñez');
    answer('getProyecto', { ...aDetail(), investigadores: [] });
    await remove('Ana Núñez');
    await expectToast('Integrante eliminado del proyecto exitosamente');
    expect(bodiesOf('removeIntegranteFromProyecto')).toEqual([{ id: 21, id_integrante: 5, id_proyecto: 3 }]);
    await panel('Integrantes').findByText('Este proyecto no tiene integrantes.');
    press('Agregar integrante');
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Integrante' }));
    expect(await screen.findByRole('option', { name: 'Ana Núñez' })).toBeTruthy();
  });

  it('sends one removal for two clicks', async () => {
    answerDone('removeIntegranteFromProyecto');
    await open();
    await remove('Ana Núñez');
    expect(screen.getByRole('button', { name: 'Quitar del proyecto: Ana Núñez' })).toHaveProperty('disabled', true);
    await expectToast('Integrante eliminado del proyecto exitosamente');
    expect(bodiesOf('removeIntegranteFromProyecto')).toHaveLength(1);
  });

  it.each(['addIntegranteToProyecto', 'removeIntegranteFromProyecto'] as const)(
    '%s: says what failed',
    async (call) => {
      failuresAreLogged();
      refuse(call, undefined, 200);
      await open();
      await panel('Integrantes').findByText('Ana Núñez');
      if (call === 'addIntegranteToProyecto') {
        press('Agregar integrante');
        await pickLinked('Integrante', 'Carla Díaz');
      } else {
        await remove('Ana Núñez');
      }
      await expectToast('No se pudo agregar/eliminar el actor/producto');
      await screen.findByRole('button', { name: 'Quitar del proyecto: Ana Núñez' });
    },
  );

  it('shows the raw response when adding fails', async () => {
    failuresAreLogged();
    answerRaw('addIntegranteToProyecto', 'Fatal error: línea 7', 500);
    await open();
    await panel('Integrantes').findByText('Ana Núñez');
    press('Agregar integrante');
    await pickLinked('Integrante', 'Carla Díaz');
    await expectToast('Fatal error: línea 7');
  });

  it('shows the raw response when a request fails', async () => {
    failuresAreLogged();
    answerRaw('removeIntegranteFromProyecto', 'Fatal error: línea 12', 500);
    await open();
    await remove('Ana Núñez');
    await expectToast('Fatal error: línea 12');
  });
});

describe('productos of a proyecto', () => {
  it('offers only productos without proyecto', async () => {
    answerDone('addProductoToProyecto');
    await open();
    await panel('Productos').findByText('Guía de carga');
    press('Agregar producto');
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Producto' }));
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Seleccione un producto', 'Manual libre']);
    fireEvent.click(screen.getByRole('option', { name: 'Manual libre' }));
    await expectToast('Producto agregado al proyecto exitosamente');
    expect(bodiesOf('addProductoToProyecto')).toEqual([{ proyecto_id: 3, producto_id: 40 }]);
  });

  it('removes a producto', async () => {
    answerDone('removeProductoFromProyecto');
    await open();
    await remove('Guía de carga');
    await expectToast('Producto eliminado del proyecto exitosamente');
    expect(bodiesOf('removeProductoFromProyecto')).toEqual([{ id: 8 }]);
  });

  it.each([
    ['addProductoToProyecto', undefined, 'No se pudo agregar/eliminar el actor/producto'],
    ['removeProductoFromProyecto', undefined, 'No se pudo agregar/eliminar el actor/producto'],
    ['removeProductoFromProyecto', 'El proyecto está cerrado', 'El proyecto está cerrado'],
  ] as const)('%s: shows the error: %s', async (call, message, expected) => {
    failuresAreLogged();
    refuse(call, message, 200);
    await open();
    await panel('Productos').findByText('Guía de carga');
    if (call === 'addProductoToProyecto') {
      press('Agregar producto');
      await pickLinked('Producto', 'Manual libre');
    } else {
      await remove('Guía de carga');
    }
    await expectToast(expected);
  });
});

it('shows no link to the public site for an inactive proyecto', async () => {
  answer('getProyecto', { ...aDetail(), project: aProyecto({ activo: 0 }) });
  await open();
  expect(screen.queryByRole('link', { name: 'Ver en el sitio' })).toBeNull();
  expect(screen.getByText('Inactivo: no se ve en el sitio')).toBeTruthy();
});
