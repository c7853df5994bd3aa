import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { RECORDED } from '../../../admin/display/fieldLabel.ts';
import type { ListedMovement } from '../../../contract/entities/movement.ts';
import { ACCIONES } from '../../../contract/values/acciones.ts';
import { aLinea, anIntegrante, aProyecto } from '../../support/builders/staffRecords.ts';
import { LAURA } from '../../support/laura.ts';
import { answer, answerNever, answerRaw, mockedNetwork, refuse } from '../../support/network.ts';
import { choose, expectToast, failuresAreLogged, openAt, press, signIn, write } from '../backOffice.tsx';

const evento = {
  id: 3,
  nombre: 'Congreso',
  fecha: '2025-03-01',
  tipo: 2,
  estado: 1,
  lugar: '',
  urls_adicionales: '["https://a.ejemplo.org","https://b.ejemplo.org"]',
  created_by: 'lpena',
  updated_by: '',
};
const added: ListedMovement = {
  id: 1,
  created_at: '2026-03-02T01:05:00.000Z',
  usuario: 'lpena',
  recurso: 'eventos',
  recurso_id: 3,
  accion: 'agregar',
  antes: null,
  despues: evento,
  operacion: '',
  tabla: 'eventos',
  deshace: '',
  hay_mas: false,
};
const changed: ListedMovement = {
  ...added,
  id: 2,
  created_at: '2026-03-05T17:00:00.000Z',
  usuario: 'jorge.segundo',
  accion: 'actualizar',
  antes: evento,
  despues: { ...evento, nombre: 'Congreso de seguridad vial', tipo: 3, updated_by: 'jorge.segundo' },
};
const linked: ListedMovement = {
  ...added,
  id: 3,
  created_at: '2026-03-06T17:00:00.000Z',
  recurso: 'proyectos',
  recurso_id: 5,
  accion: 'actualizar línea',
  antes: { id: 5, nombre: 'Cruces', linea_id: 1 },
  despues: { id: 5, nombre: 'Cruces', linea_id: 3 },
};
const password: ListedMovement = {
  ...added,
  id: 4,
  created_at: '2026-03-07T17:00:00.000Z',
  recurso: 'usuarios',
  recurso_id: 7,
  accion: 'cambiar clave',
  antes: null,
  despues: null,
};

const received = mockedNetwork();
beforeEach(() => signIn());

async function open() {
  const { id, usuario, name: nombre, email } = LAURA;
  answer('listUsuarios', [{ id, usuario, nombre, email, activo: true, created_at: added.created_at }]);
  const lineas = [aLinea({ id: 1, nombre: 'Sostenibilidad' }), aLinea({ id: 3, nombre: 'Seguridad química' })];
  answer('listLineas', { success: 1, lineas });
  answer('listMovements', { success: 1, movimientos: [password, linked, changed, added] });
  openAt('/movimientos');
  await screen.findAllByText('Actualizó el evento «Congreso de seguridad vial»');
}

const rows = () => screen.getAllByRole('button', { name: /^Ver el cambio/ }).map((button) => button.closest('tr'));
const textOf = (row: HTMLElement | null | undefined) => row?.textContent?.replaceAll('\u00a0', ' ') ?? '';

/** Opens the dialog of a row. */
async function show(name: RegExp): Promise<HTMLElement> {
  press(name);
  return screen.findByRole('dialog');
}

/** The values of a dialog, by field. */
function fieldsOf(dialog: HTMLElement): Record<string, string> {
  const terms = [...dialog.querySelectorAll('dt')];
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']));
}

describe('admin/movimientos', () => {
  it('lists user, action and local time, newest first', async () => {
    await open();
    const texts = rows().map(textOf);
    expect(texts).toHaveLength(4);
    expect(texts[0]).toContain('7 de marzo de 2026, 12:00 p. m.');
    expect(texts[0]).toContain('Cambió la contraseña del usuario «Laura Peña»');
    await screen.findAllByText('Cambió la línea del proyecto «Cruces» a «Seguridad química»');
    expect(texts[2]).toContain('jorge.segundo');
    expect(texts[2]).toContain('Actualizó el evento «Congreso de seguridad vial»');
    expect(texts[3]).toContain('1 de marzo de 2026, 8:05 p. m.');
  });

  it('asks the server for the chosen user, section, action and days', async () => {
    await open();
    await choose('Usuario', 'Laura Peña (lpena)');
    await choose('Sección', 'Evento');
    await choose('Acción', 'Agregar');
    write('Desde', '2026-03-01');
    write('Hasta', '2026-03-05');
    const query = { usuario: 'lpena', recurso: 'eventos', accion: 'agregar', desde: '2026-03-01', hasta: '2026-03-05' };
    await waitFor(() => expect(received.at(-1)?.query).toEqual({ ...query, limite: '26' }));
  });

  it('reads the next page from the last id, and the first one after a change of the filters', async () => {
    const many = Array.from({ length: 26 }, (_, index) => ({ ...added, id: 126 - index }));
    answer('listUsuarios', []);
    answer('listMovements', { success: 1, movimientos: many });
    openAt('/movimientos');
    await waitFor(() => expect(rows()).toHaveLength(25));
    answer('listMovements', { success: 1, movimientos: many.slice(25) });
    press('Movimientos anteriores');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(received.at(-1)?.query).toEqual({ antes_de: '102', limite: '26' });
    expect(screen.getByText('26-26')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Movimientos anteriores' })).toHaveProperty('disabled', true);
    await choose('Sección', 'Evento');
    await waitFor(() => expect(received.at(-1)?.query).toEqual({ recurso: 'eventos', limite: '26' }));
  });

  it('reads the first page after a change of the filters, also if the next page failed', async () => {
    failuresAreLogged();
    const many = Array.from({ length: 26 }, (_, index) => ({ ...added, id: 126 - index }));
    answer('listUsuarios', []);
    answer('listMovements', { success: 1, movimientos: many });
    openAt('/movimientos');
    await waitFor(() => expect(rows()).toHaveLength(25));
    refuse('listMovements', 'Error interno', 422);
    press('Movimientos anteriores');
    await screen.findByRole('button', { name: 'Reintentar' });
    expect(received.at(-1)?.query).toEqual({ antes_de: '102', limite: '26' });
    answer('listMovements', { success: 1, movimientos: many });
    await choose('Sección', 'Evento');
    await waitFor(() => expect(rows()).toHaveLength(25));
    expect(received.at(-1)?.query).toEqual({ recurso: 'eventos', limite: '26' });
  });

  it('compares before and after by field and omits unchanged fields', async () => {
    await open();
    const dialog = await show(/5 de marzo/);
    expect(within(dialog).getByRole('heading', { level: 2 }).textContent).toBe(
      'Actualizó el evento «Congreso de seguridad vial»',
    );
    expect(fieldsOf(dialog)).toEqual({
      'Nombre del evento': 'AntesCongresoDespuésCongreso de seguridad vial',
      'Tipo de participación': 'AntesAsistenteDespuésPonente',
    });
  });

  it('shows a new record in readable form, without empty fields', async () => {
    await open();
    expect(fieldsOf(await show(/1 de marzo/))).toEqual({
      'Nombre del evento': 'DespuésCongreso',
      Fecha: 'Después1 de marzo de 2025',
      'Tipo de participación': 'DespuésAsistente',
      Estado: 'DespuésActivo',
      'URL adicionales': 'Despuéshttps://a.ejemplo.org\nhttps://b.ejemplo.org',
    });
  });

  it('loads the whole values of a movimiento that the list cut', async () => {
    const [cut, before, after] = ['x'.repeat(1_000), `${'x'.repeat(1_000)} antes`, `${'x'.repeat(1_000)} después`];
    const { hay_mas: _, ...whole } = changed;
    answer('listUsuarios', []);
    answer('listMovements', {
      success: 1,
      movimientos: [{ ...changed, hay_mas: true, antes: { lugar: cut }, despues: { lugar: cut } }],
    });
    answer('getMovement', {
      success: 1,
      movimiento: { ...whole, antes: { lugar: before }, despues: { lugar: after } },
    });
    openAt('/movimientos');
    await screen.findAllByText('Actualizó el evento');
    const dialog = await show(/5 de marzo/);
    await within(dialog).findByText(before);
    expect(fieldsOf(dialog)).toEqual({ Lugar: `Antes${before}Después${after}` });
    expect(received.filter(({ name }) => name === 'getMovement')).toHaveLength(1);
  });

  it('shows an error with a retry when a movimiento cannot be loaded', async () => {
    failuresAreLogged();
    answer('listUsuarios', []);
    answer('listMovements', { success: 1, movimientos: [{ ...added, hay_mas: true }] });
    refuse('getMovement', 'Error interno', 500);
    openAt('/movimientos');
    await screen.findAllByText('Agregó el evento «Congreso»');
    const dialog = await show(/1 de marzo/);
    await within(dialog).findByText('Error al cargar el movimiento');
    const { hay_mas: _, ...whole } = added;
    answer('getMovement', { success: 1, movimiento: whole });
    press('Reintentar', dialog);
    await within(dialog).findByText('Congreso');
  });

  it('shows the names of referenced records', async () => {
    await open();
    const dialog = await show(/6 de marzo/);
    await within(dialog).findByText('Seguridad química');
    expect(fieldsOf(dialog)).toEqual({ 'Línea de investigación': 'AntesSostenibilidadDespuésSeguridad química' });
  });

  it('shows a message when the list is empty', async () => {
    await open();
    const dialog = await show(/7 de marzo/);
    expect(within(dialog).getByText('Este movimiento no cambió datos que se puedan mostrar.')).toBeTruthy();
  });

  it('shows an error when the list cannot be loaded', async () => {
    failuresAreLogged();
    answer('listUsuarios', []);
    answerNever('listMovements');
    openAt('/movimientos');
    await expectToast('Error al cargar los movimientos');
  });

  it('shows an import in one line that opens its rows', async () => {
    answer('listUsuarios', []);
    const despues = { archivo: 'libros.csv', creados: 2, cambiados: 0, borradores: 0, recursos: { productos: 2 } };
    const imported = { ...added, recurso: 'importaciones', recurso_id: 4, accion: 'importar', tabla: 'importaciones' };
    answer('listMovements', { success: 1, movimientos: [{ ...imported, antes: null, despues }] });
    openAt('/movimientos');
    // On narrow windows it is below the time.
    for (const link of await screen.findAllByText('Importó 2 productos de libros.csv')) {
      expect(link.getAttribute('href')).toBe('#/admin/importar/4');
    }
    expect(fieldsOf(await show(/^Ver el cambio/))).toMatchObject({ 'Tipos de registro': 'Después2 productos' });
  });

  it('says the names of what was linked, also of records in the trash', async () => {
    const link = (id: number, accion: string, integrante_id: number): ListedMovement => ({
      ...added,
      id,
      recurso: 'proyectos',
      recurso_id: 5,
      accion,
      tabla: 'proyecto_integrante',
      despues: { id: 1, proyecto_id: 5, integrante_id },
    });
    const producto = { id: 8, nombre: 'Guía de carga' };
    const removed: ListedMovement = {
      ...added,
      id: 5,
      recurso: 'productos',
      recurso_id: 8,
      tabla: 'productos',
      accion: 'quitar de proyecto',
      antes: { ...producto, proyecto_id: 5 },
      despues: { ...producto, proyecto_id: null },
    };
    answer('listUsuarios', []);
    answer('listProyectos', { success: 1, projects: [aProyecto({ id: 5, nombre: 'Cruces' })] });
    answer('listIntegrantes', {
      success: 1,
      integrantes: [anIntegrante({ id: 9, nombres: 'Ana', apellidos: 'Ríos' })],
    });
    const archived = { recurso: 'integrantes', recurso_id: 10, nombre: 'Luz Gil' } as const;
    answer('listTrash', {
      success: 1,
      papelera: [{ ...archived, archivado_en: added.created_at, archivado_por: 'x' }],
    });
    answer('listMovements', {
      success: 1,
      movimientos: [link(7, 'agregar integrante', 9), link(6, 'quitar integrante', 10), removed],
    });
    openAt('/movimientos');
    await screen.findAllByText('Agregó a Ana Ríos al proyecto «Cruces»');
    await screen.findAllByText('Quitó a Luz Gil del proyecto «Cruces»');
    await screen.findAllByText('Quitó el producto «Guía de carga» del proyecto «Cruces»');
  });

  it.each(RECORDED)('shows no key as an action on %s', async (recurso) => {
    const of = { ...added, recurso, tabla: recurso, antes: { nombre: 'Cruces' }, despues: { nombre: 'Cruces' } };
    answer('listUsuarios', []);
    for (const empty of ['listIntegrantes', 'listLineas', 'listTrash'] as const) answerRaw(empty, { success: 1 });
    answer('listMovements', {
      success: 1,
      movimientos: ACCIONES.map((accion, index) => ({ ...of, id: 99 - index, accion })),
    });
    openAt('/movimientos?perPage=50');
    await waitFor(() => expect(rows()).toHaveLength(ACCIONES.length));
    const sentences = rows().map((row) => row?.querySelector('.column-acciones')?.textContent ?? '');
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}\p{Ll}*[óo] /u);
    expect(sentences.join()).not.toContain('Registró');
  });
});
