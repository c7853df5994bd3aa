import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
// The frame loads it lazily; importing it here keeps the load time out of the tests.
import '../../../admin/tools/imports/list/ImportList.tsx';
import '../../../admin/tools/imports/show/ImportShow.tsx';
import type { ImportDetail } from '../../../contract/entities/import.ts';
import {
  anImport,
  anImportedRow,
  anImportField,
  importCounts,
  PRODUCT_FIELDS,
} from '../../support/builders/imports.ts';
import { anIntegrante, NO_PENDIENTES } from '../../support/builders/staffRecords.ts';

import { answer, answerDone, answerRaw, bodiesOf, mockedNetwork, refuse } from '../../support/network.ts';
import {
  choose,
  expectToast,
  failuresAreLogged,
  here,
  openAt,
  press,
  signIn,
  whenAsked,
  write,
} from '../backOffice.tsx';

const received = mockedNetwork();

const shown = (changes: Partial<ImportDetail> = {}) =>
  answer('getImport', { success: 1, importacion: anImport(changes) });
const CHANGED = { success: 1, message: 'Hecho', version: 8 } as const;

beforeEach(() => {
  signIn();
  shown();
  answer('listImportRows', { success: 1, version: 7, total: 1, filas: [anImportedRow()] });
  answer('setImportOptions', CHANGED);
  answer('chooseImportAuthor', CHANGED);
});

async function open() {
  openAt('/importar/4');
  await screen.findByRole('heading', { level: 1, name: 'Importar: productos.csv' });
}

describe('a job that runs', () => {
  it('shows its rows, can be cancelled, and is followed to its end', async () => {
    const opciones = { ...anImport().opciones, formato: '' };
    shown({ estado: 'leyendo', avance: { hechas: 1200, total: 5000 }, opciones, recursos: [] });
    answerDone('cancelImport');
    await open();
    await screen.findByText('Leyendo: 1.200 de 5.000 filas', { selector: 'p' });
    expect(screen.getByRole('progressbar', { name: 'Leyendo' }).getAttribute('aria-valuenow')).toBe('24');
    expect(screen.queryByRole('region', { name: 'Filas' })).toBeNull();
    press('Cancelar');
    await waitFor(() => expect(bodiesOf('cancelImport')).toHaveLength(1));
    shown({ estado: 'fallida', problema: 'Se canceló. No se cambió ningún registro.' });
    await screen.findByText('Se canceló. No se cambió ningún registro.');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('is announced at its beginning and its end', async () => {
    shown({ estado: 'comparando' });
    await open();
    await screen.findByText('Comparando', { selector: '[role="status"]' });
    shown();
    await screen.findByText('Por revisar', { selector: '[role="status"]' });
  });

  it('loads the rows again when the comparison has ended', async () => {
    shown({ estado: 'comparando' });
    await open();
    await screen.findAllByText('Nuevo');
    answer('listImportRows', { success: 1, version: 7, total: 1, filas: [anImportedRow({ estado: 'igual' })] });
    shown();
    await screen.findAllByText('Igual');
  });
});

describe('what was read', () => {
  it('shows a sample and the warnings, and corrects the encoding', async () => {
    shown({
      avisos: ['Se quitaron 3 caracteres de control'],
      columnas: [{ nombre: 'T', muestras: ['Senales', 'SeÃ±ales'] }],
    });
    await open();
    await screen.findByText(/Muestra: «SeÃ±ales»/);
    within(screen.getByRole('list', { name: 'Avisos' })).getByText('Se quitaron 3 caracteres de control');
    await choose('Codificación', 'Windows-1252 (Excel antiguo)');
    await waitFor(() => expect(bodiesOf('setImportOptions')).toEqual([{ version: 7, codificacion: 'windows-1252' }]));
  });

  it.each([
    ['csv', ['Formato', 'Codificación', 'Separador', 'Tipo de registro']],
    ['xlsx', ['Formato', 'Hoja', 'Tipo de registro']],
    ['bibtex', ['Formato', 'Codificación']],
  ])('asks of %s only what it has', async (formato, labels) => {
    shown({ hojas: ['Hoja1'], opciones: { ...anImport().opciones, formato, hoja: 'Hoja1' } });
    await open();
    const panel = await screen.findByRole('region', { name: 'Lo que se leyó' });
    const selects = within(panel).getAllByRole('combobox');
    expect(selects.map((select) => select.parentElement?.parentElement?.querySelector('label')?.textContent)).toEqual(
      labels,
    );
  });

  it('offers the courses of a GrupLAC page, and drafts', async () => {
    shown({ opciones: { ...anImport().opciones, formato: 'gruplac' } });
    await open();
    fireEvent.click(await screen.findByLabelText('Incluir cursos, trabajos dirigidos y eventos'));
    fireEvent.click(screen.getByLabelText('Importar como borradores (máximo 500)'));
    await waitFor(() =>
      expect(bodiesOf('setImportOptions')).toEqual([
        { version: 7, aparte: true },
        { version: 7, borradores: true },
      ]),
    );
  });
});

describe("'Columnas'", () => {
  const panel = () => screen.findByRole('region', { name: 'Columnas' });

  it('shows three samples of each, and sends the fields together', async () => {
    await open();
    const columns = await panel();
    within(columns).getByText('Señales Peatones Cruces');
    await choose('Campo de «Año»', 'No se importa');
    await choose('Campo de «Notas»', 'Autores');
    expect(bodiesOf('setImportOptions')).toEqual([]);
    press('Aplicar columnas');
    await waitFor(() =>
      expect(bodiesOf('setImportOptions')).toEqual([{ version: 7, columnas: ['nombre', '', 'autores'] }]),
    );
  });

  it('refuses one field for two columns', async () => {
    await open();
    await panel();
    await choose('Campo de «Año»', 'Nombre *');
    expect(screen.getAllByText('Otra columna ya llena este campo')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Aplicar columnas' }).hasAttribute('disabled')).toBe(true);
  });

  it('names what the form demands and no column fills', async () => {
    await open();
    within(await panel()).getByText('Ninguna columna llena: Tipo.');
  });
});

it('sets a value once for all rows that lack one', async () => {
  await open();
  await choose('Tipo', 'Libro', await screen.findByRole('form', { name: 'Valores comunes: Productos' }));
  press('Aplicar valores');
  await waitFor(() =>
    expect(bodiesOf('setImportOptions')).toEqual([{ version: 7, valores: { productos: { tipo: 'Libro' } } }]),
  );
});

describe('a doubtful name', () => {
  const candidatos = [
    { id: 5, nombre: 'Julia Pérez' },
    { id: 6, nombre: 'Jorge Pérez' },
  ];

  it.each([
    ['Jorge Pérez', 6],
    ['Nadie del grupo', null],
  ])('is asked once: %s', async (option, integrante_id) => {
    shown({ nombres: [{ nombre: 'Pérez J.', filas: 12, candidatos }] });
    await open();
    const panel = await screen.findByRole('region', { name: 'Autores (1 por decidir)' });
    expect(panel.textContent).toContain('¿Quién es «Pérez J.»? (12 filas)');
    await choose('«Pérez J.» es', option);
    await waitFor(() =>
      expect(bodiesOf('chooseImportAuthor')).toEqual([{ version: 7, nombre: 'Pérez J.', integrante_id }]),
    );
  });

  it('may be any member, who is found by typing', async () => {
    shown({ nombres: [{ nombre: 'Pérez J.', filas: 12, candidatos }] });
    answer('listIntegrantes', {
      success: 1,
      integrantes: [anIntegrante({ id: 9, nombres: 'Ñusta', apellidos: 'Gil' })],
    });
    await open();
    const input = await screen.findByRole('combobox', { name: '«Pérez J.» es' });
    fireEvent.focus(input);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Julia Pérez',
      'Jorge Pérez',
      'Nadie del grupo',
    ]);
    fireEvent.change(input, { target: { value: 'nusta' } });
    fireEvent.click(await screen.findByRole('option', { name: 'Ñusta Gil' }));
    await waitFor(() =>
      expect(bodiesOf('chooseImportAuthor')).toEqual([{ version: 7, nombre: 'Pérez J.', integrante_id: 9 }]),
    );
  });
});

describe('the bar', () => {
  it('says what is imported and what is not', async () => {
    shown({ numeros: importCounts({ total: 9, incluidas: 5000, sin_decidir: 3, borradores: 7 }) });
    answerDone('applyImport');
    await open();
    const bar = await screen.findByRole('region', { name: 'Importar' });
    within(bar).getByText('7 borradores entre ellos. 3 sin decidir, no se importan.');
    const button = screen.getByRole('button', { name: 'Importar 5.000 registros' });
    button.focus();
    shown({ estado: 'importando', avance: { hechas: 10, total: 40 } });
    fireEvent.click(button);
    const progress = await screen.findByRole('progressbar', { name: 'Importando' });
    expect(bodiesOf('applyImport')).toEqual([{ version: 7 }]);
    await waitFor(() => expect(document.activeElement?.contains(progress)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  it('leaves the focus at the page when nothing was imported, not at a cell that was corrected before', async () => {
    answerDone('applyImport');
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Todos los campos de la fila 2' }));
    const name = /^Corregir Nombre de la fila 2/;
    fireEvent.click(await screen.findByRole('button', { name }));
    fireEvent.keyDown(await screen.findByRole('textbox', { name: /^Nombre/ }), { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));
    const button = screen.getByRole('button', { name: /^Importar \d/ });
    button.focus();
    shown({ estado: 'importando' });
    fireEvent.click(button);
    await screen.findByRole('progressbar', { name: 'Importando' });
    shown({ problema: 'Un registro cambió' });
    await screen.findByText('Un registro cambió');
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).not.toBe(screen.getByRole('button', { name }));
  });

  it('imports nothing while no row is included', async () => {
    shown({ numeros: importCounts({ sin_decidir: 1 }) });
    await open();
    const button = await screen.findByRole('button', { name: 'Importar 0 registros' });
    expect(button.hasAttribute('disabled')).toBe(true);
    screen.getByText('1 sin decidir, no se importa.');
  });

  it('discards the import and leads to the list', async () => {
    answerDone('discardImport');
    answer('listImports', { success: 1, importaciones: [] });
    answer('listRememberedNames', { success: 1, nombres: [] });
    whenAsked(true);
    await open();
    press('Descartar');
    await expectToast('Importación descartada');
    await waitFor(() => expect(here()).toBe('#/admin/importar'));
  });
});

describe('an applied import', () => {
  const applied = { estado: 'importada', resultado: { creados: 2, cambiados: 0, borradores: 1 } } as const;

  it('says what it made, links the lists, and is undone', async () => {
    shown(applied);
    answerDone('undoImport');
    whenAsked(true);
    await open();
    const summary = await screen.findByRole('region', { name: 'Resumen' });
    within(summary).getByText('2 creados y 1 borrador.');
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#/admin/productos_investigacion',
      '#/admin/movimientos',
    ]);
    expect(screen.queryByRole('region', { name: 'Columnas' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Corregir/ })).toBeNull();
    press('Deshacer esta importación');
    await waitFor(() => expect(bodiesOf('undoImport')).toHaveLength(1));
  });

  it('says why it cannot be undone', async () => {
    shown({ ...applied, problema: 'El producto «Señales» cambió después: no se deshizo nada.' });
    await open();
    await screen.findByText('El producto «Señales» cambió después: no se deshizo nada.');
  });

  it('loads the lists of records again after the job', async () => {
    answer('listPendientes', NO_PENDIENTES);
    const lists = () => received.filter(({ name }) => name === 'listPendientes').length;
    shown({ estado: 'importando' });
    await open();
    await screen.findByText('Importando…', { selector: 'p' });
    const before = lists();
    shown(applied);
    await screen.findByRole('region', { name: 'Resumen' });
    await waitFor(() => expect(lists()).toBeGreaterThan(before));
  });
});

describe('a change', () => {
  it('of another person is told, and the import loaded again', async () => {
    failuresAreLogged();
    refuse('setImportOptions', 'Otra persona cambió esta importación: se cargó de nuevo', 409);
    await open();
    await screen.findByText('Señales en la vía');
    shown({ version: 9, archivo: 'otro.csv' });
    answer('listImportRows', { success: 1, version: 9, total: 1, filas: [anImportedRow({ estado: 'igual' })] });
    fireEvent.click(screen.getByLabelText('Dejar vacíos los vínculos desconocidos'));
    await expectToast('Otra persona cambió esta importación: se cargó de nuevo');
    await screen.findByRole('heading', { level: 1, name: 'Importar: otro.csv' });
    await screen.findAllByText('Igual');
  });

  it('of another person before an import shows the rows that it would write', async () => {
    failuresAreLogged();
    refuse('applyImport', 'Otra persona cambió esta importación: se cargó de nuevo', 409);
    await open();
    await screen.findByText('Señales en la vía');
    shown({ version: 9 });
    answer('listImportRows', { success: 1, version: 9, total: 1, filas: [anImportedRow({ estado: 'igual' })] });
    press(/^Importar \d/);
    await expectToast('Otra persona cambió esta importación: se cargó de nuevo');
    await screen.findAllByText('Igual');
  });

  it('waits while the file is read again, and has the version of the one before', async () => {
    await open();
    const drafts = await screen.findByLabelText('Importar como borradores (máximo 500)');
    shown({ estado: 'leyendo', version: 8 });
    fireEvent.click(drafts);
    fireEvent.click(screen.getByLabelText('Dejar vacíos los vínculos desconocidos'));
    await screen.findByText('Leyendo…', { selector: 'p' });
    expect(bodiesOf('setImportOptions')).toEqual([{ version: 7, borradores: true }]);
    shown({ version: 8 });
    await waitFor(() =>
      expect(bodiesOf('setImportOptions')).toEqual([
        { version: 7, borradores: true },
        { version: 8, vinculos_vacios: true },
      ]),
    );
  });
});

it('shows an import that cannot be loaded as a failure with a retry', async () => {
  failuresAreLogged();
  refuse('getImport', 'La importación no existe', 404);
  openAt('/importar/4');
  await screen.findByText('Error al cargar la importación: La importación no existe');
  shown();
  press('Reintentar');
  await screen.findByRole('heading', { level: 1, name: 'Importar: productos.csv' });
});

it('shows several kinds in tabs, each with its own rows', async () => {
  shown({
    recursos: ['productos', 'integrantes'],
    campos: { productos: [...PRODUCT_FIELDS], integrantes: [anImportField({ nombre: 'nombres' })] },
    por_recurso: { productos: importCounts({ total: 12 }), integrantes: importCounts({ total: 3, nuevo: 3 }) },
  });
  await open();
  answerRaw('listImportRows', {
    success: 1,
    version: 7,
    total: 1,
    filas: [anImportedRow({ recurso: 'integrantes', celdas: { nombres: 'Ana', apellidos: 'Ríos' } })],
  });
  fireEvent.click(await screen.findByRole('tab', { name: 'Integrantes (3)' }));
  await screen.findByText('Ana Ríos');
  expect(received.filter(({ name }) => name === 'listImportRows').at(-1)?.query).toEqual({
    recurso: 'integrantes',
    desde: '0',
  });
});

it('keeps what staff write in a value until it is applied', async () => {
  shown({ campos: { productos: [anImportField({ nombre: 'cargo', etiqueta: 'Cargo', comun: true })] } });
  await open();
  const form = await screen.findByRole('form', { name: 'Valores comunes: Productos' });
  write('Cargo', 'Investigadora', form);
  fireEvent.submit(form);
  await waitFor(() =>
    expect(bodiesOf('setImportOptions')).toEqual([{ version: 7, valores: { productos: { cargo: 'Investigadora' } } }]),
  );
});
