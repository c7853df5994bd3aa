import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aNoticia } from '../support/builders/staffNoticia.ts';
import { aPagina } from '../support/builders/staffPagina.ts';
import { aConvenio, aLinea, anEvento, anIntegrante, aProducto, aProyecto } from '../support/builders/staffRecords.ts';
import { answer, answerDone, bodiesOf, mockedNetwork, refuse } from '../support/network.ts';
import { choose, expectToast, failuresAreLogged, openAt, press, signIn, whenAsked, write } from './backOffice.tsx';

const received = mockedNetwork();

const NAMES = ['Alfa', 'Beta', 'Gama'] as const;
const records = <R,>(build: (id: number, name: string) => R): R[] => NAMES.map((name, index) => build(index + 1, name));

const fecha = `${new Date().getFullYear()}-03-09`;

beforeEach(() => {
  signIn();
  answer('listLineas', { success: 1, lineas: records((id, nombre) => aLinea({ id, nombre, orden: id })) });
  answer('listProyectos', {
    success: 1,
    projects: records((id, nombre) => aProyecto({ id, id_proyecto: id, nombre })),
  });
  answer('listProductos', { success: 1, products: records((id, nombre) => aProducto({ id, nombre })) });
  answer('listIntegrantes', {
    success: 1,
    integrantes: records((id, nombres) => anIntegrante({ id, nombres, apellidos: '' })),
  });
  answer('listConvenios', { success: 1, convenios: records((id, nombre) => aConvenio({ id, nombre })) });
  answer('listEventos', { success: 1, eventos: records((id, nombre) => anEvento({ id, nombre, fecha })) });
  answer('listNoticias', {
    success: 1,
    message: '',
    noticias: records((id, titulo) => aNoticia({ id, titulo, fecha })),
  });
  answer('listPaginas', { success: 1, paginas: records((id, titulo) => aPagina({ id, titulo, orden: id })) });
  answer('listModificaciones', {
    success: 1,
    modificaciones: [
      { id: 1, updated_at: '2026-03-01T13:00:00.000Z' },
      { id: 2, updated_at: '2026-03-03T13:05:00.000Z' },
      { id: 3, updated_at: '2026-03-02T13:00:00.000Z' },
    ],
  });
});

/** The names in the order in which the screen has them. */
const shown = () =>
  [...document.querySelectorAll('main td a, main article h2, main article h3, main li a')]
    .map((element) => element.textContent?.trim() ?? '')
    .filter((text) => (NAMES as readonly string[]).includes(text));

describe('the order of a list', () => {
  it.each([
    ['proyectos', '/proyectos', 'Nombre'],
    ['productos', '/productos_investigacion', 'Nombre'],
    ['integrantes', '/integrantes', 'Nombres'],
    ['convenios', '/convenios', 'Nombre'],
    ['eventos', '/eventos', 'Fecha'],
    ['noticias', '/noticias', 'Fecha'],
    ['paginas', '/paginas', 'Orden'],
    ['lineas', '/lineas', 'Orden del sitio'],
  ])('of %s is its own, or the last change first, which each record then tells', async (recurso, path, first) => {
    openAt(path);
    await waitFor(() => expect(shown()).toEqual(['Alfa', 'Beta', 'Gama']));
    expect(screen.getByRole('combobox', { name: 'Ordenar por' }).textContent).toBe(first);
    expect(screen.queryByText(/^Modificado el/)).toBeNull();
    expect(bodiesOf('listModificaciones')).toEqual([]);
    await choose('Ordenar por', 'Última modificación');
    await waitFor(() => expect(shown()).toEqual(['Beta', 'Gama', 'Alfa']));
    const changes = await screen.findAllByText(/^Modificado el/);
    expect(changes[0]?.textContent).toBe('Modificado el 3 mar 2026, 8:05\u00a0a.\u00a0m.');
    expect(changes).toHaveLength(3);
    const asked = received.filter(({ name }) => name === 'listModificaciones');
    expect(new Set(asked.map(({ query }) => query.recurso))).toEqual(new Set([recurso]));
    await choose('Ordenar por', first);
    await waitFor(() => expect(shown()).toEqual(['Alfa', 'Beta', 'Gama']));
    expect(screen.queryByText(/^Modificado el/)).toBeNull();
  });

  it('of the lines is said above them', async () => {
    openAt('/lineas');
    await screen.findByText(
      'Las líneas de investigación, en el orden del inicio y de los filtros. Cada cambio del orden se guarda enseguida.',
    );
    await screen.findByRole('button', { name: 'Bajar Alfa' });
    await choose('Ordenar por', 'Última modificación');
    await screen.findByText(
      'Las líneas de investigación, primero la que se modificó más recientemente. Para moverlas, elija «Orden del sitio».',
    );
    await screen.findAllByText(/^Modificado el/);
    expect(screen.queryByRole('button', { name: 'Bajar Alfa' })).toBeNull();
  });

  it('names the column that orders the list', async () => {
    openAt('/proyectos');
    await waitFor(() => expect(shown()).toEqual(['Alfa', 'Beta', 'Gama']));
    fireEvent.click(screen.getByRole('button', { name: /activo/i }));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Ordenar por' }).textContent).toBe('Activo, ascendente'),
    );
  });

  it('says so when the last changes cannot be read', async () => {
    failuresAreLogged();
    refuse('listModificaciones', 'Otra cosa', 403);
    openAt('/proyectos');
    await waitFor(() => expect(shown()).toEqual(['Alfa', 'Beta', 'Gama']));
    await choose('Ordenar por', 'Última modificación');
    await expectToast('Otra cosa');
  });
});

describe('a list ordered by the last change', () => {
  const NEW_TIME = /^4 mar 2026/;

  async function openOrdered(path: string) {
    openAt(path);
    await waitFor(() => expect(shown()).toEqual(['Alfa', 'Beta', 'Gama']));
    await choose('Ordenar por', 'Última modificación');
    await waitFor(() => expect(shown()).toEqual(['Beta', 'Gama', 'Alfa']));
  }

  function answerChange(id: number) {
    answer('listModificaciones', {
      success: 1,
      modificaciones: [
        { id, updated_at: '2026-03-04T13:00:00.000Z' },
        { id: 2, updated_at: '2026-03-03T13:05:00.000Z' },
        { id: 4 - id, updated_at: '2026-03-01T13:00:00.000Z' },
      ],
    });
  }

  it('shows the new time and place of a project that is switched', async () => {
    answerDone('toggleProyecto');
    whenAsked(true);
    await openOrdered('/proyectos');
    answerChange(1);
    fireEvent.click(screen.getByRole('switch', { name: 'Activo: Alfa' }));
    await screen.findByText(NEW_TIME);
    await waitFor(() => expect(shown()).toEqual(['Alfa', 'Beta', 'Gama']));
  });

  it('shows the new time and place of a product that is saved', async () => {
    answerDone('updateProducto');
    answer('reloadProductos', { success: 1, products: records((id, nombre) => aProducto({ id, nombre })) });
    await openOrdered('/productos_investigacion');
    answerChange(3);
    press('Editar Gama');
    const dialog = await screen.findByRole('dialog', { name: 'Editar producto' });
    await within(dialog).findByDisplayValue('Gama');
    write(/^Descripción/, 'Otra', dialog);
    press('Guardar cambios', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText(NEW_TIME);
    await waitFor(() => expect(shown()).toEqual(['Gama', 'Beta', 'Alfa']));
  });
});
