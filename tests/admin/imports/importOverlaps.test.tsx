/** Changes of an import that fail, or that come while another one is on its way. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
// The frame loads it lazily; importing it here keeps the load time out of the tests.
import '../../../admin/tools/imports/show/ImportShow.tsx';
import type { ImportDetail, ImportedRow } from '../../../contract/entities/import.ts';
import { anImport, anImportedRow, anImportField, PRODUCT_FIELDS } from '../../support/builders/imports.ts';
import { answer, answerAfter, bodiesOf, mockedNetwork, refuse } from '../../support/network.ts';
import { blurDisabled, choose, expectToast, failuresAreLogged, openAt, press, signIn, write } from '../backOffice.tsx';

const received = mockedNetwork();

const CHANGED = { success: 1, message: 'Hecho', version: 8 } as const;
const shown = (changes: Partial<ImportDetail> = {}) =>
  answer('getImport', { success: 1, importacion: anImport(changes) });
const rowsAre = (...filas: ImportedRow[]) =>
  answer('listImportRows', { success: 1, version: 7, total: filas.length, filas });

beforeEach(() => {
  signIn();
  shown();
  rowsAre(anImportedRow());
  answer('setImportOptions', CHANGED);
  answer('changeImportRows', CHANGED);
});

async function open() {
  openAt('/importar/4');
  await screen.findByRole('heading', { level: 1, name: 'Importar: productos.csv' });
}

describe("the changes of a row that 'Cambia'", () => {
  const change = (campo: string, tomado = false) => ({ campo, antes: '1', despues: '2', llena: false, tomado });
  const changing = (...cambios: ImportedRow['cambios']) => rowsAre(anImportedRow({ estado: 'cambia', cambios }));

  it('are both sent when the second is checked before the first is answered', async () => {
    const answered = Promise.withResolvers<void>();
    answerAfter(answered.promise, 'changeImportRows', CHANGED);
    changing(change('nombre'), change('fecha'));
    await open();
    const list = await screen.findByRole('list', { name: 'Cambios de la fila 2' });
    fireEvent.click(within(list).getByLabelText('Nombre: «1» → «2»'));
    fireEvent.click(within(list).getByLabelText('Fecha: «1» → «2»'));
    await waitFor(() => expect(bodiesOf('changeImportRows')).toHaveLength(1));
    shown({ version: 8, estado: 'comparando' });
    changing(change('nombre', true), change('fecha'));
    answered.resolve();
    await waitFor(() =>
      expect(bodiesOf('changeImportRows')).toEqual([
        { version: 7, numeros: [2], tomar: ['nombre'] },
        { version: 8, numeros: [2], tomar: ['nombre', 'fecha'] },
      ]),
    );
  });
});

it('shows the rows of a comparison that ends before the import is loaded again', async () => {
  await open();
  await screen.findByText('Señales en la vía');
  const loaded = Promise.withResolvers<void>();
  const asked = () => received.filter(({ name }) => name === 'getImport').length;
  const before = asked();
  answerAfter(loaded.promise, 'getImport', { success: 1, importacion: anImport({ version: 8 }) });
  fireEvent.click(screen.getByLabelText('Dejar vacíos los vínculos desconocidos'));
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  rowsAre(anImportedRow({ estado: 'igual' }));
  loaded.resolve();
  await screen.findAllByText('Igual');
});

describe("'Columnas'", () => {
  const field = (column: string) => screen.getByRole('combobox', { name: `Campo de «${column}»` }).textContent;

  it('keeps what was chosen when the server refuses it', async () => {
    failuresAreLogged();
    refuse('setImportOptions', 'Otra persona cambió esta importación: se cargó de nuevo', 409);
    await open();
    await choose('Campo de «Notas»', 'Autores');
    press('Aplicar columnas');
    await expectToast('Otra persona cambió esta importación: se cargó de nuevo');
    answer('setImportOptions', CHANGED);
    press('Aplicar columnas');
    await waitFor(() =>
      expect(bodiesOf('setImportOptions').at(-1)).toEqual({ version: 7, columnas: ['nombre', 'fecha', 'autores'] }),
    );
    expect(bodiesOf('setImportOptions')).toHaveLength(2);
  });

  it('keeps what is chosen while the fields before are sent', async () => {
    const answered = Promise.withResolvers<void>();
    answerAfter(answered.promise, 'setImportOptions', CHANGED);
    await open();
    await choose('Campo de «Año»', 'No se importa');
    press('Aplicar columnas');
    await waitFor(() => expect(bodiesOf('setImportOptions')).toHaveLength(1));
    await choose('Campo de «Notas»', 'Autores');
    shown({ version: 8, opciones: { ...anImport().opciones, columnas: ['nombre', '', ''] } });
    // It is sent once the fields are.
    fireEvent.click(screen.getByLabelText('Dejar vacíos los vínculos desconocidos'));
    answered.resolve();
    await waitFor(() => expect(bodiesOf('setImportOptions')).toHaveLength(2));
    expect(field('Notas')).toBe('Autores');
    press('Aplicar columnas');
    await waitFor(() =>
      expect(bodiesOf('setImportOptions').at(-1)).toEqual({ version: 8, columnas: ['nombre', '', 'autores'] }),
    );
  });

  it.each([
    ['other columns', { columnas: [...anImport().columnas, { nombre: 'Otra', muestras: [] }] }, {}],
    ['another kind', {}, { recurso: 'eventos' }],
  ] as const)('forgets what was chosen for a table with %s', async (_, changes, options) => {
    const campos = { productos: [...PRODUCT_FIELDS], eventos: [...PRODUCT_FIELDS] };
    shown({ campos });
    await open();
    await choose('Campo de «Notas»', 'Autores');
    const opciones = { ...anImport().opciones, ...options, columnas: ['nombre', '', ''], borradores: true };
    shown({ version: 8, opciones, campos, ...(changes as Partial<ImportDetail>) });
    fireEvent.click(screen.getByLabelText('Importar como borradores (máximo 500)'));
    await waitFor(() => expect(field('Año')).toBe('No se importa'));
    expect(field('Notas')).toBe('No se importa');
    expect(screen.queryByRole('button', { name: 'Aplicar columnas' })).toBeNull();
  });

  it('have the focus after the server refused them, although their button was disabled', async () => {
    const answered = Promise.withResolvers<void>();
    failuresAreLogged();
    answerAfter(answered.promise, 'setImportOptions', { success: 0, message: 'Los campos no son válidos' });
    await open();
    await choose('Campo de «Notas»', 'Autores');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Aplicar columnas' });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(button.disabled).toBe(true));
    blurDisabled(button);
    answered.resolve();
    await expectToast('Los campos no son válidos');
    expect(screen.getByRole('region', { name: 'Columnas' }).contains(document.activeElement)).toBe(true);
  });

  it('are not sent while another change is, or while the file is read again', async () => {
    const answered = Promise.withResolvers<void>();
    answerAfter(answered.promise, 'setImportOptions', CHANGED);
    await open();
    await choose('Campo de «Notas»', 'Autores');
    await choose('Separador', 'Punto y coma (;)');
    await waitFor(() => expect(bodiesOf('setImportOptions')).toHaveLength(1));
    const apply = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Aplicar columnas' });
    expect(apply().disabled).toBe(true);
    const opciones = { ...anImport().opciones, separador: ';' };
    shown({ version: 8, opciones, estado: 'leyendo' });
    answered.resolve();
    await screen.findByText('Leyendo…', { selector: 'p' });
    expect(apply().disabled).toBe(true);
    shown({ version: 8, opciones });
    await waitFor(() => expect(apply().disabled).toBe(false));
  });
});

describe("'Valores comunes'", () => {
  const CARGO = anImportField({ nombre: 'cargo', etiqueta: 'Cargo', comun: true });
  const AREA = anImportField({ nombre: 'area', etiqueta: 'Área', comun: true });
  const of = (kind: string) => screen.findByRole('form', { name: `Valores comunes: ${kind}` });
  const valuesAre = (version: number, valores: ImportDetail['opciones']['valores']) =>
    shown({
      version,
      opciones: { ...anImport().opciones, valores },
      recursos: ['productos', 'integrantes'],
      campos: { productos: [AREA], integrantes: [CARGO, AREA] },
    });

  it('keep what is typed while those before are sent', async () => {
    const answered = Promise.withResolvers<void>();
    answerAfter(answered.promise, 'setImportOptions', CHANGED);
    valuesAre(7, {});
    await open();
    const form = await of('Integrantes');
    write('Cargo', 'Docente', form);
    write('Área', 'Vías', form);
    fireEvent.submit(form);
    await waitFor(() => expect(bodiesOf('setImportOptions')).toHaveLength(1));
    write('Cargo', 'Investigadora', form);
    valuesAre(8, { integrantes: { cargo: 'Docente', area: 'Vías' } });
    // It is sent once the values are.
    fireEvent.click(screen.getByLabelText('Dejar vacíos los vínculos desconocidos'));
    answered.resolve();
    await waitFor(() => expect(bodiesOf('setImportOptions')).toHaveLength(2));
    expect(within(form).getByLabelText<HTMLInputElement>('Cargo').value).toBe('Investigadora');
    fireEvent.submit(form);
    await waitFor(() =>
      expect(bodiesOf('setImportOptions').at(-1)).toEqual({
        version: 8,
        valores: { integrantes: { cargo: 'Investigadora', area: 'Vías' } },
      }),
    );
  });

  it('of two kinds are sent one after the other, the second with the first', async () => {
    const answered = Promise.withResolvers<void>();
    answerAfter(answered.promise, 'setImportOptions', CHANGED);
    valuesAre(7, {});
    await open();
    const form = await of('Integrantes');
    write('Área', 'Vías', form);
    const other = await of('Productos');
    write('Área', 'Suelos', other);
    press('Aplicar valores', form);
    const apply = () => within(other).getByRole<HTMLButtonElement>('button', { name: 'Aplicar valores' });
    await waitFor(() => expect(apply().disabled).toBe(true));
    valuesAre(8, { integrantes: { area: 'Vías' } });
    answered.resolve();
    await waitFor(() => expect(apply().disabled).toBe(false));
    fireEvent.click(apply());
    await waitFor(() =>
      expect(bodiesOf('setImportOptions')).toEqual([
        { version: 7, valores: { integrantes: { area: 'Vías' } } },
        { version: 8, valores: { integrantes: { area: 'Vías' }, productos: { area: 'Suelos' } } },
      ]),
    );
  });
});
