import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDetail, aLinea, aLink, anIntegrante, aProducto, aProyecto } from '../support/builders/staffRecords.ts';
import { answer, answerDone, bodiesOf, mockedNetwork, refuse } from '../support/network.ts';
import { choose, expectToast, failuresAreLogged, here, openAt, press, signIn, write } from './backOffice.tsx';
import { fillNewProyecto } from './newProyecto.ts';

mockedNetwork();

describe('the links of a new project', () => {
  beforeEach(() => {
    signIn();
    answer('listProyectos', { success: 1, projects: [aProyecto()] });
    answer('listLineas', { success: 1, lineas: [aLinea({ id: 1, nombre: 'Sostenibilidad' })] });
    answer('addProyecto', { success: 1, message: 'ok', project: aProyecto({ id: 12, id_linea: null }) });
    answer('getProyecto', {
      success: 1,
      project: aProyecto({ id: 12 }),
      investigadores: [],
      productos: [],
      lineas: [],
    });
    answer('listIntegrantes', { success: 1, integrantes: [anIntegrante(), anIntegrante({ id: 6, nombres: 'Beto' })] });
    answer('listProductos', {
      success: 1,
      products: [
        aProducto({ nombre: 'Ajeno' }),
        aProducto({ id: 9, nombre: 'Libre', proyecto_id: null, id_proyecto: null }),
      ],
    });
    answerDone('assignLinea', 'addIntegranteToProyecto', 'addProductoToProyecto');
  });

  async function pick(label: string, ...options: string[]) {
    const input = screen.getByRole('combobox', { name: label });
    fireEvent.mouseDown(input);
    // The list stays open for the next choice.
    for (const option of options) fireEvent.click(await screen.findByRole('option', { name: option }));
    fireEvent.keyDown(input, { key: 'Escape' });
  }

  async function fillWithLinks() {
    await fillNewProyecto();
    fireEvent.click(await screen.findByRole('radio', { name: 'Sostenibilidad' }));
    await pick('Integrantes', 'Ana Núñez', 'Beto Núñez');
    await pick('Productos', 'Libre');
  }

  it('are sent by their own calls after the project', async () => {
    await fillWithLinks();
    press('Agregar proyecto');
    await expectToast('Proyecto agregado exitosamente');
    expect(bodiesOf('addProyecto')).toHaveLength(1);
    expect(bodiesOf('addProyecto')[0]).not.toHaveProperty('integrantes');
    expect(bodiesOf('assignLinea')).toEqual([{ id_proyecto: 12, id_linea: 1 }]);
    expect(bodiesOf('addIntegranteToProyecto')).toEqual([
      { proyecto_id: 12, actor_id: 5 },
      { proyecto_id: 12, actor_id: 6 },
    ]);
    expect(bodiesOf('addProductoToProyecto')).toEqual([{ proyecto_id: 12, producto_id: 9 }]);
    await waitFor(() => expect(here()).toBe('#/admin/proyectos'));
  });

  it('are stored although they cannot be read, and removed once they are no longer chosen', async () => {
    failuresAreLogged();
    refuse('getProyecto', 'Error interno', 500);
    refuse('addProductoToProyecto', 'El producto está bloqueado');
    await fillWithLinks();
    press('Agregar proyecto');
    await expectToast('El proyecto se agregó, pero no se guardó: Producto Libre');

    const investigadores = [aLink({ id: 21, id_proyecto: 12 }), aLink({ id: 22, id_integrante: 6, id_proyecto: 12 })];
    answer('getProyecto', { ...aDetail(), investigadores });
    answerDone('addProductoToProyecto', 'removeIntegranteFromProyecto');
    fireEvent.keyDown(screen.getByRole('combobox', { name: 'Integrantes' }), { key: 'Backspace' });
    press('Guardar');
    await expectToast('Proyecto agregado exitosamente');
    expect(bodiesOf('addIntegranteToProyecto')).toHaveLength(2);
    expect(bodiesOf('removeIntegranteFromProyecto')).toEqual([{ id: 22, id_integrante: 6, id_proyecto: 12 }]);
  });

  it('stand before the publication on the site', async () => {
    openAt('/proyectos/create');
    const dates = await screen.findByRole('group', { name: 'Publicación en el sitio' });
    const inputs = [
      await screen.findByRole('radio', { name: 'Sostenibilidad' }),
      ...['Integrantes', 'Productos'].map((name) => screen.getByRole('combobox', { name })),
    ];
    for (const input of inputs) {
      expect(input.compareDocumentPosition(dates) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    }
  });

  it('offer a few lines as buttons and many as a list', async () => {
    openAt('/proyectos/create');
    const group = await screen.findByRole('group', { name: 'Línea de investigación' });
    await within(group).findByRole('radio', { name: 'Sostenibilidad' });
    expect(within(group).getByRole<HTMLInputElement>('radio', { name: 'Sin línea' }).checked).toBe(true);
    cleanup();
    const lineas = Array.from({ length: 9 }, (_, index) => aLinea({ id: index + 1, nombre: `Línea ${index + 1}` }));
    answer('listLineas', { success: 1, lineas });
    openAt('/proyectos/create');
    await screen.findByRole('combobox', { name: 'Línea de investigación' });
    await choose('Línea de investigación', 'Línea 9');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('are repeated only if they failed, and the project is created once', async () => {
    failuresAreLogged();
    refuse('addIntegranteToProyecto', 'El integrante está bloqueado');
    await fillWithLinks();
    press('Agregar proyecto');
    await expectToast('El proyecto se agregó, pero no se guardó: Integrante Ana Núñez, Integrante Beto Núñez');
    expect(screen.getByText('Integrante Ana Núñez: El integrante está bloqueado')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Nombre/).value).toBe('Nuevo');
    expect(here()).toBe('#/admin/proyectos/create');

    answerDone('addIntegranteToProyecto', 'updateProyecto');
    write(/^Nombre/, 'Nuevo nombre');
    press('Guardar');
    await expectToast('Proyecto agregado exitosamente');
    expect(bodiesOf('addProyecto')).toHaveLength(1);
    expect(bodiesOf('updateProyecto')).toMatchObject([{ id: 12, nombre: 'Nuevo nombre' }]);
    expect(bodiesOf('assignLinea')).toHaveLength(1);
    expect(bodiesOf('addProductoToProyecto')).toHaveLength(1);
    expect(bodiesOf('addIntegranteToProyecto')).toHaveLength(4);
    await waitFor(() => expect(here()).toBe('#/admin/proyectos'));
  });
});
