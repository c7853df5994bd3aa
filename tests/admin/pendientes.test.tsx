import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
// The list loads it lazily; importing it here keeps the load time out of the tests.
import '../../admin/resources/productos/ProductoEdit.tsx';
import { pathsUnder } from '../../admin/addresses/paths.ts';
import { adminResources } from '../../admin/resources/resources.ts';
import { detailOf, formAddress, nameOf } from '../../admin/tools/pendientes/labels.ts';
import type { Pendiente as PendienteWire } from '../../contract/entities/pendiente.ts';
import {
  aDetail,
  aLinea,
  anEvento,
  anInicio,
  anIntegrante,
  aProducto,
  aProyecto,
  NO_PENDIENTES,
} from '../support/builders/staffRecords.ts';
import { answer, answerDone, bodiesOf, mockedNetwork, refuse } from '../support/network.ts';
import { expectToast, failuresAreLogged, here, openAt, press, signIn } from './backOffice.tsx';

mockedNetwork();

const row = (changes: Partial<PendienteWire> = {}): PendienteWire => ({
  recurso: 'productos',
  id: 8,
  nombre: 'Guía de carga',
  campo: 'doi',
  detalle: '',
  ...changes,
});

const DEAD = 'https://example.org/viejo';
const GROUPS = {
  ...NO_PENDIENTES,
  grupos: [
    { grupo: 'productos_sin_doi' as const, total: 1, registros: [row()] },
    { grupo: 'productos_sin_autores' as const, total: 0, registros: [] },
    {
      grupo: 'enlaces_rotos' as const,
      total: 2,
      registros: [
        row({ recurso: 'eventos', id: 6, nombre: '', campo: 'urls_adicionales.1', detalle: DEAD }),
        row({ recurso: 'inicio', id: 1, nombre: '', campo: 'url_x', detalle: DEAD }),
      ],
    },
  ],
  enlaces_comprobados_en: '2026-11-21T03:00:00.000Z',
};

beforeEach(() => {
  signIn();
  answer('listPendientes', GROUPS);
});

describe('admin/pendientes', () => {
  it('lists the groups that have records, with a link to the form of each', async () => {
    openAt('/pendientes');
    await screen.findByRole('heading', { level: 1, name: 'Pendientes' });
    const headings = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Productos sin DOI (1)', 'Enlaces que no funcionan (2)']);
    const links = within(screen.getByRole('list', { name: 'Enlaces que no funcionan' })).getAllByRole('listitem');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      `Sin nombreEvento · URL adicional 2 · ${DEAD}`,
      `Configuración de inicioX · ${DEAD}`,
    ]);
    expect(screen.getByRole('link', { name: 'Guía de carga' }).getAttribute('href')).toBe(
      '#/admin/productos_investigacion?editar=8&campo=doi',
    );
    expect(screen.getByText('Última comprobación de los enlaces: 20 de noviembre de 2026.')).toBeTruthy();
  });

  it('leads from an old draft to the list that shows it', async () => {
    const draft = row({ recurso: 'eventos', nombre: 'Taller', campo: '', detalle: '2026-01-05T15:00:00.000Z' });
    answer('listPendientes', { ...GROUPS, grupos: [{ grupo: 'borradores_viejos', total: 1, registros: [draft] }] });
    openAt('/pendientes');
    const link = await screen.findByRole('link', { name: 'Taller' });
    expect(link.getAttribute('href')).toBe('#/admin/eventos');
    expect(link.closest('li')?.textContent).toBe('TallerEvento · Guardado el 5 ene 2026');
  });

  it('says that nothing is pending, and that links were never checked', async () => {
    answer('listPendientes', NO_PENDIENTES);
    openAt('/pendientes');
    await screen.findByText('No hay nada pendiente.');
    expect(screen.getByText(/^Los enlaces aún no se han comprobado/)).toBeTruthy();
  });

  it('shows ten rows of a group, then all of them, with the focus on the next one', async () => {
    const registros = Array.from({ length: 12 }, (_, index) => row({ id: index + 1, nombre: `Producto ${index + 1}` }));
    answer('listPendientes', { ...GROUPS, grupos: [{ grupo: 'productos_sin_doi', total: 215, registros }] });
    openAt('/pendientes');
    const list = await screen.findByRole('list', { name: 'Productos sin DOI' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    press('Mostrar 2 más');
    expect(within(list).getAllByRole('listitem')).toHaveLength(12);
    expect(document.activeElement?.textContent).toBe('Producto 11');
    expect(screen.getByText('Hay 203 más, que aparecen cuando estos estén resueltos.')).toBeTruthy();
  });

  it('offers a retry after a failure', async () => {
    failuresAreLogged();
    refuse('listPendientes', undefined, 422);
    openAt('/pendientes');
    await screen.findByText('Error al cargar los pendientes');
    answer('listPendientes', NO_PENDIENTES);
    press('Reintentar');
    await screen.findByText('No hay nada pendiente.');
  });
});

describe('the rows', () => {
  it('say what is wrong where the title does not', () => {
    const pendiente = { ...row(), recurso: 'proyectos' as const };
    expect(detailOf('proyectos_vencidos', { ...pendiente, detalle: '2025-03-09' })).toBe('Terminó el 9 mar 2025');
    expect(detailOf('registros_inactivos', { ...pendiente, detalle: '2024-03-09T03:00:00.000Z' })).toBe(
      'Proyecto · Último cambio: 8 mar 2024',
    );
    expect(detailOf('productos_sin_doi', row())).toBe('');
  });

  it('of the identity have the name of the field or of the topic', () => {
    const identidad = { ...row(), recurso: 'identidad' as const, nombre: '' };
    expect(nameOf({ ...identidad, campo: 'lema' })).toBe('Lema');
    expect(nameOf({ ...identidad, campo: 'temas.0.imagen', nombre: 'Manglar' })).toBe('Tema «Manglar»');
    expect(nameOf({ ...identidad, campo: '' })).toBe('Identidad');
  });

  it.each([
    ['proyectos', '/admin/detalle_proyecto/8?campo=x'],
    ['integrantes', '/admin/integrante_detail/8?campo=x'],
    ['productos', '/admin/productos_investigacion?editar=8&campo=x'],
    ['convenios', '/admin/convenios/editar_convenio/8?campo=x'],
    ['eventos', '/admin/eventos/editar_evento/8?campo=x'],
    ['lineas', '/admin/lineas/8?campo=x'],
    ['paginas', '/admin/paginas/8?campo=x'],
    ['inicio', '/admin/conf_inicio?campo=x'],
    ['identidad', '/admin/identidad?campo=x'],
  ] as const)('of %s lead to its form', (recurso, address) => {
    expect(formAddress(pathsUnder('/admin', adminResources), { ...row(), recurso, campo: 'x' })).toBe(address);
  });
});

describe('the field of an address', () => {
  beforeEach(() => {
    answer('listProyectos', { success: 1, projects: [aProyecto()] });
    answer('listIntegrantes', { success: 1, integrantes: [anIntegrante()] });
    answer('listProductos', { success: 1, products: [aProducto({ proyecto_id: null, id_proyecto: null })] });
    answer('listLineas', { success: 1, lineas: [aLinea()] });
    answer('getProyecto', aDetail());
    answer('getIntegrante', { success: 1, investigador: anIntegrante(), proyectos: [] });
    answer('getEvento', { success: 1, evento: anEvento({ tipo: 2 }) });
    answer('getConfiguracion', { success: 1, data: [anInicio()] });
  });

  it.each([
    ['/detalle_proyecto/3?campo=estado', 'En ejecución'],
    ['/integrante_detail/5?campo=imagen', 'Imagen'],
    ['/eventos/editar_evento/6?campo=activo', 'Estado'],
    [`/lineas/${aLinea().id}?campo=imagen`, 'Imagen'],
    ['/productos_investigacion?editar=8&campo=autores', 'Agregar autor'],
    ['/productos_investigacion?editar=8&campo=proyecto_id', 'Proyecto'],
    ['/conf_inicio?campo=privacidad_id', 'Página de la política de privacidad'],
  ])('%s has the focus', async (path, name) => {
    openAt(path);
    await waitFor(() => {
      const focused = document.activeElement as HTMLElement;
      const label = (focused as HTMLInputElement).labels?.[0] ?? null;
      const labelledBy = document.getElementById(focused.getAttribute('aria-labelledby')?.split(' ')[0] ?? '');
      expect((label ?? labelledBy ?? focused).textContent).toMatch(new RegExp(`^${name}`));
    });
  });

  it('has the focus in the editor of a text', async () => {
    openAt(`/lineas/${aLinea().id}?campo=texto`);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Texto de la línea'));
  });
});

describe("'No aplica'", () => {
  const exempt = {
    grupo: 'productos_sin_doi',
    recurso: 'productos' as const,
    id: 8,
    nombre: 'Guía de carga',
    usuario: 'ana',
    fecha: '2026-11-21T03:00:00.000Z',
  };

  it('takes a record out of a rule, and the focus to the list', async () => {
    answerDone('setNoAplica');
    const pending = (...registros: PendienteWire[]) => ({
      ...NO_PENDIENTES,
      grupos: [{ grupo: 'productos_sin_doi' as const, total: registros.length, registros }],
    });
    const other = row({ id: 9, nombre: 'Manual de carga' });
    answer('listPendientes', pending(row(), other));
    openAt('/pendientes');
    const list = await screen.findByRole('list', { name: 'Productos sin DOI' });
    answer('listPendientes', pending(other));
    screen.getByRole('button', { name: 'No aplica: Guía de carga' }).focus();
    press('No aplica: Guía de carga');
    await expectToast('Ya no se pide en este registro');
    expect(bodiesOf('setNoAplica')).toEqual([
      { grupo: 'productos_sin_doi', recurso: 'productos', recurso_id: 8, no_aplica: 1 },
    ]);
    expect(document.activeElement).toBe(list);
  });

  it('ends its button also where the list cannot be read again', async () => {
    answerDone('setNoAplica');
    failuresAreLogged();
    openAt('/pendientes');
    await screen.findByRole('list', { name: 'Productos sin DOI' });
    refuse('listPendientes');
    press('No aplica: Guía de carga');
    await expectToast('Ya no se pide en este registro');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'No aplica: Guía de carga' });
    await waitFor(() => expect(button.disabled).toBe(false));
  });

  it('is offered for the rules about records only', async () => {
    openAt('/pendientes');
    await screen.findByRole('list', { name: 'Enlaces que no funcionan' });
    expect(screen.getAllByRole('button', { name: /^No aplica/ })).toHaveLength(1);
  });

  it('is taken back where it says who declared it, and when', async () => {
    answerDone('setNoAplica');
    answer('listPendientes', { ...GROUPS, no_aplica: [exempt] });
    openAt('/pendientes');
    const list = await screen.findByRole('list', { name: 'No aplica' });
    expect(list.textContent).toContain('Productos sin DOI · ana, 20 nov 2026');
    press('Volver a pedir: Guía de carga');
    await expectToast('Se pide de nuevo en este registro');
    expect(bodiesOf('setNoAplica')).toMatchObject([{ no_aplica: 0 }]);
  });

  it('says what failed', async () => {
    refuse('setNoAplica');
    failuresAreLogged();
    openAt('/pendientes');
    await screen.findByRole('list', { name: 'Productos sin DOI' });
    press('No aplica: Guía de carga');
    await expectToast('Error al guardar si la regla aplica');
  });
});

it.each([
  [
    'in a dialog',
    row({ campo: 'descripcion' }),
    'updateProducto',
    'Guardar cambios',
    'Producto actualizado exitosamente',
  ],
  [
    'on a page',
    row({ recurso: 'integrantes', id: 5, campo: 'orcid' }),
    'updateIntegrante',
    'Guardar cambios',
    'Integrante actualizado exitosamente',
  ],
] as const)(
  'a form %s that was opened from Pendientes returns there after a save',
  async (_where, registro, call, save, toast) => {
    answer('listProductos', { success: 1, products: [aProducto()] });
    answer('reloadProductos', { success: 1, products: [aProducto()] });
    answer('listIntegrantes', { success: 1, integrantes: [anIntegrante()] });
    answer('getIntegrante', { success: 1, investigador: anIntegrante(), proyectos: [] });
    answerDone(call);
    answer('listPendientes', {
      ...NO_PENDIENTES,
      grupos: [{ grupo: 'productos_sin_doi', total: 1, registros: [registro] }],
    });
    openAt('/pendientes');
    fireEvent.click(await screen.findByRole('link', { name: 'Guía de carga' }));
    const field = await screen.findByLabelText(registro.recurso === 'productos' ? /^Descripción/ : /^Profesión/);
    fireEvent.change(field, { target: { value: 'Otra' } });
    press(save);
    await expectToast(toast);
    await waitFor(() => expect(here()).toBe('#/admin/pendientes'));
  },
);
