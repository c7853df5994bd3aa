import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aLinea, anIntegrante, aProducto, aProyecto } from '../support/builders/staffRecords.ts';
import { answer, answerRaw, bodiesOf, mockedNetwork } from '../support/network.ts';
import {
  choose,
  closeToast,
  expectToast,
  failuresAreLogged,
  here,
  openAt,
  press,
  signIn,
  write,
} from './backOffice.tsx';
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

  it('are sent with the project', async () => {
    await fillWithLinks();
    press('Agregar proyecto');
    await expectToast('Proyecto agregado exitosamente');
    expect(bodiesOf('addProyecto')).toMatchObject([{ id_linea: 1, integrantes: [5, 6], productos: [9] }]);
    await waitFor(() => expect(here()).toBe('#/admin/proyectos'));
  });

  it('are found as they are typed, whatever their typographic form', async () => {
    answer('listIntegrantes', {
      success: 1,
      integrantes: [anIntegrante({ apellidos: 'O\u2019Connor' }), anIntegrante({ id: 6, nombres: 'Beto' })],
    });
    answer('listProductos', {
      success: 1,
      products: ['Buses', 'COVID\u201119', 'Núñez'].map((nombre, index) =>
        aProducto({ id: index + 1, nombre, proyecto_id: null, id_proyecto: null }),
      ),
    });
    openAt('/proyectos/create');
    const offered = async (label: string, typed: string) => {
      const input = await screen.findByRole('combobox', { name: label });
      act(() => input.focus());
      fireEvent.change(input, { target: { value: typed } });
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      return screen.getByRole('option').textContent;
    };
    expect(await offered('Integrantes', "o'connor")).toBe('Ana O\u2019Connor');
    expect(await offered('Productos', 'covid-19')).toBe('COVID\u201119');
    expect(await offered('Productos', 'nunez')).toBe('Núñez');
  });

  it('that the server refuses are named at their field, and nothing is stored', async () => {
    failuresAreLogged();
    const text = 'El producto Libre ya está en otro proyecto';
    answerRaw('addProyecto', { success: 0, message: text, errors: { productos: text } }, 409);
    await fillWithLinks();
    press('Agregar proyecto');
    await expectToast(text);
    expect(screen.getByRole('combobox', { name: 'Productos' }).getAttribute('aria-invalid')).toBe('true');
    expect(here()).toBe('#/admin/proyectos/create');
    expect(bodiesOf('updateProyecto')).toEqual([]);
  });

  it('of a project that a lost save has stored are changed on its page, to which the form then leads', async () => {
    failuresAreLogged();
    const stored = { nombre: 'Nuevo', objetivo: 'Medir', fecha_inicio: '2025-01-01', fecha_fin: '2025-12-31' };
    const actual = aProyecto({ id: 12, ...stored, estado: 1, descripcion: '', entidades: [], enlace_ext: '' });
    answerRaw('addProyecto', '', 502, true);
    await fillWithLinks();
    press('Agregar proyecto');
    await expectToast('Error al agregar el proyecto');
    answerRaw('addProyecto', { success: 0, message: 'Ya está guardado', actual, guardado: 1 }, 409);
    answerRaw('updateProyecto', { success: 1, message: 'Hecho', project: { ...actual, nombre: 'Otro' } });
    write(/^Nombre/, 'Otro');
    press('Agregar proyecto');
    await waitFor(() => expect(here()).toBe('#/admin/detalle_proyecto/12'));
    expect(bodiesOf('updateProyecto')).toMatchObject([{ id: 12, nombre: 'Otro' }]);
    await closeToast('Proyecto agregado exitosamente');
    await expectToast('El proyecto ya estaba guardado. Revise aquí su línea, sus integrantes y sus productos.');
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
});
