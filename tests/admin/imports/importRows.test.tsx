import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// The frame loads it lazily; importing it here keeps the load time out of the tests.
import '../../../admin/tools/imports/show/ImportShow.tsx';
import type { ImportDetail, ImportedRow } from '../../../contract/entities/import.ts';
import { anImport, anImportedRow, importCounts } from '../../support/builders/imports.ts';
import { answer, answerAfter, bodiesOf, mockedNetwork, refuse } from '../../support/network.ts';
import { blurDisabled, choose, expectToast, failuresAreLogged, here, openAt, press, signIn } from '../backOffice.tsx';

const received = mockedNetwork();

const rowsAre = (...filas: ImportedRow[]) =>
  answer('listImportRows', { success: 1, version: 7, total: filas.length, filas });
const shown = (changes: Partial<ImportDetail> = {}) =>
  answer('getImport', { success: 1, importacion: anImport(changes) });

beforeEach(() => {
  signIn();
  shown();
  answer('changeImportRows', { success: 1, message: 'Hecho', version: 8 });
});

/** The server has taken a change: the import has another version, its rows are these. */
function changedTo(...filas: ImportedRow[]) {
  shown({ version: 8 });
  rowsAre(...filas);
}

async function open() {
  openAt('/importar/4');
  return screen.findByRole('list', { name: 'Filas' });
}

const WRONG = anImportedRow({
  estado: 'no_se_puede',
  incluida: false,
  celdas: { nombre: 'Señales en la vía', fecha: '31/02/2024' },
  errores: { fecha: 'La fecha no existe' },
});

describe('a row', () => {
  it('shows its number, name, state, and what tells it apart', async () => {
    rowsAre(anImportedRow());
    const [line] = within(await open()).getAllByRole('listitem');
    expect(line?.querySelector('input')?.checked).toBe(true);
    expect(line?.textContent).toBe('Fila 2 NuevoSeñales en la víaLibro · 2024-03-05 · Peña, Laura');
  });

  it('says what it lacks', async () => {
    rowsAre(anImportedRow({ falta: ['Tipo', 'Fecha'] }));
    await open();
    screen.getByText('Se importa como borrador: falta Tipo, Fecha.');
  });

  it('is left out and included', async () => {
    rowsAre(anImportedRow());
    await open();
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Incluir la fila 2: Señales en la vía' });
    changedTo(anImportedRow({ incluida: false }));
    fireEvent.click(box);
    await waitFor(() => expect(box.checked).toBe(false));
    expect(bodiesOf('changeImportRows')).toEqual([{ version: 7, numeros: [2], incluida: false }]);
  });

  it.each(['igual', 'no_se_puede', 'posible_duplicado', 'cambia'] as const)(
    'without effect cannot be included: %s',
    async (estado) => {
      rowsAre(anImportedRow({ estado, incluida: false }));
      await open();
      expect(screen.getByRole('checkbox', { name: /^Incluir la fila/ }).hasAttribute('disabled')).toBe(true);
    },
  );

  it('shows all of its fields when it is expanded', async () => {
    rowsAre(anImportedRow({ origen: 'Artículos publicados: Señales en la vía' }));
    await open();
    press('Todos los campos de la fila 2');
    const fields = await screen.findByRole('group', { name: 'Campos de la fila 2' });
    expect(within(fields).getAllByRole('button')).toHaveLength(4);
    within(fields).getByRole('button', { name: 'Corregir Tipo de la fila 2: Libro' });
    screen.getByText('En el archivo: Artículos publicados: Señales en la vía');
  });
});

describe('a cell', () => {
  const correct = 'Corregir Fecha de la fila 2: 31/02/2024';
  /** A select of 'Columnas' has the same name by its value. */
  const input = () => within(screen.getByRole('list', { name: 'Filas' })).getByLabelText<HTMLInputElement>('Fecha');

  it('says what is wrong with it, and is corrected with the keyboard', async () => {
    rowsAre(WRONG);
    await open();
    const button = screen.getByRole('button', { name: correct });
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'La fecha no existe',
    );
    fireEvent.click(button);
    const field = input();
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: '29/02/2024' } });
    changedTo(anImportedRow({ celdas: { ...WRONG.celdas, fecha: '29/02/2024' }, marcas: { fecha: 'Revise el día' } }));
    fireEvent.keyDown(field, { key: 'Enter' });
    const corrected = await screen.findByRole('button', { name: 'Corregir Fecha de la fila 2: 29/02/2024' });
    expect(bodiesOf('changeImportRows')).toEqual([{ version: 7, numeros: [2], celdas: { fecha: '29/02/2024' } }]);
    await waitFor(() => expect(document.activeElement).toBe(corrected));
    await screen.findByText('Revise el día');
  });

  it('gets the focus back after its correction, which the page has meanwhile', async () => {
    const answered = Promise.withResolvers<void>();
    answerAfter(answered.promise, 'changeImportRows', { success: 1, message: 'Hecho', version: 8 });
    rowsAre(WRONG);
    await open();
    press(correct);
    fireEvent.change(input(), { target: { value: '29/02/2024' } });
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' });
    save.focus();
    fireEvent.click(save);
    await waitFor(() => expect(save.disabled).toBe(true));
    blurDisabled(save);
    shown({ version: 8, estado: 'comparando' });
    const celdas = { ...WRONG.celdas, fecha: '29/02/2024' };
    const page = { success: 1, version: 8, total: 1 } as const;
    const filas = [anImportedRow({ celdas, marcas: { fecha: 'Revise el día' } })];
    const loaded = Promise.withResolvers<void>();
    // One request is that of the sample which tells the encoding.
    answer('listImportRows', { ...page, filas });
    answerAfter(loaded.promise, 'listImportRows', { ...page, filas });
    answerAfter(loaded.promise, 'listImportRows', { ...page, filas });
    answered.resolve();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    loaded.resolve();
    const corrected = await screen.findByRole('button', { name: 'Corregir Fecha de la fila 2: 29/02/2024' });
    await waitFor(() => expect(document.activeElement).toBe(corrected));
  });

  it('keeps the focus in its input while it is saved, and is saved once', async () => {
    const answered = Promise.withResolvers<void>();
    answerAfter(answered.promise, 'changeImportRows', { success: 1, message: 'Hecho', version: 8 });
    rowsAre(WRONG);
    await open();
    press(correct);
    const field = input();
    fireEvent.change(field, { target: { value: '29/02/2024' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(field.readOnly).toBe(true));
    expect(field.disabled).toBe(false);
    fireEvent.keyDown(field, { key: 'Enter' });
    answered.resolve();
    const button = await screen.findByRole('button', { name: correct });
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(bodiesOf('changeImportRows')).toHaveLength(1);
  });

  it('leaves the focus where its user went meanwhile', async () => {
    const answered = Promise.withResolvers<void>();
    answerAfter(answered.promise, 'changeImportRows', { success: 1, message: 'Hecho', version: 8 });
    rowsAre(WRONG);
    await open();
    press(correct);
    fireEvent.change(input(), { target: { value: '29/02/2024' } });
    fireEvent.keyDown(input(), { key: 'Enter' });
    const other = screen.getByRole('button', { name: 'Todos los campos de la fila 2' });
    other.focus();
    answered.resolve();
    await screen.findByRole('button', { name: correct });
    expect(document.activeElement).toBe(other);
  });

  it('is corrected in its whole text, of which the row has the beginning', async () => {
    rowsAre({ ...WRONG, celdas: { ...WRONG.celdas, fecha: 'Marzo…' }, recortadas: ['fecha'] });
    await open();
    rowsAre({ ...WRONG, celdas: { ...WRONG.celdas, fecha: 'Marzo de 2024' } });
    press('Corregir Fecha de la fila 2: Marzo…');
    await waitFor(() => expect(input().value).toBe('Marzo de 2024'));
    expect(received.filter(({ name }) => name === 'listImportRows').at(-1)?.query).toEqual({ numero: '2' });
    fireEvent.change(input(), { target: { value: 'Marzo de 2025' } });
    fireEvent.keyDown(input(), { key: 'Enter' });
    await waitFor(() =>
      expect(bodiesOf('changeImportRows')).toEqual([{ version: 7, numeros: [2], celdas: { fecha: 'Marzo de 2025' } }]),
    );
  });

  it('stays as it is if its whole text cannot be loaded', async () => {
    rowsAre({ ...WRONG, celdas: { ...WRONG.celdas, fecha: 'Marzo…' }, recortadas: ['fecha'] });
    await open();
    failuresAreLogged();
    refuse('listImportRows', 'La importación ya no existe');
    press('Corregir Fecha de la fila 2: Marzo…');
    await expectToast('La importación ya no existe');
    screen.getByRole('button', { name: 'Corregir Fecha de la fila 2: Marzo…' });
  });

  it('is left with Escape', async () => {
    rowsAre(WRONG);
    await open();
    press(correct);
    const field = input();
    fireEvent.change(field, { target: { value: 'x' } });
    fireEvent.keyDown(field, { key: 'Escape' });
    const button = await screen.findByRole('button', { name: correct });
    expect(document.activeElement).toBe(button);
    expect(bodiesOf('changeImportRows')).toEqual([]);
  });

  it('keeps what was written when the server refuses it', async () => {
    failuresAreLogged();
    refuse('changeImportRows', 'Las celdas no son válidas');
    rowsAre(WRONG);
    await open();
    press(correct);
    const field = input();
    fireEvent.change(field, { target: { value: '29/02/2024' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await expectToast('Las celdas no son válidas');
    expect(input().value).toBe('29/02/2024');
  });

  it('of a choice is chosen', async () => {
    rowsAre(anImportedRow({ errores: { tipo: 'El tipo no es válido' }, celdas: { nombre: 'Señales', tipo: 'Libra' } }));
    await open();
    press('Corregir Tipo de la fila 2: Libra');
    await choose('Tipo', 'Libro', screen.getByRole('region', { name: 'Filas' }));
    await waitFor(() =>
      expect(bodiesOf('changeImportRows')).toEqual([{ version: 7, numeros: [2], celdas: { tipo: 'Libro' } }]),
    );
  });

  it('that leaves the shown state gives the focus to the list', async () => {
    rowsAre(WRONG);
    await open();
    press(correct);
    const field = input();
    fireEvent.change(field, { target: { value: '29/02/2024' } });
    changedTo();
    fireEvent.keyDown(field, { key: 'Enter' });
    await screen.findByText('No hay filas así.');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Filas'));
  });
});

describe("'Posible duplicado'", () => {
  const duplicate = anImportedRow({
    estado: 'posible_duplicado',
    incluida: false,
    registro: { recurso: 'productos', id: 8, nombre: 'Señales en las vías', borrador: false },
    celdas_registro: { nombre: 'Señales en las vías', tipo: 'Artículo' },
  });

  it('shows the record beside the row', async () => {
    rowsAre(duplicate);
    await open();
    const table = screen.getByRole('table', { name: 'La fila 2 y lo que ya existe' });
    const rows = within(table).getAllByRole('row').slice(1, 3);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'NombreSeñales en la víaSeñales en las vías',
      'TipoLibroArtículo',
    ]);
    expect(screen.getByRole('link', { name: 'Señales en las vías' }).getAttribute('href')).toContain('editar=8');
  });

  it('links the record without an empty column when its fields are not known', async () => {
    rowsAre(anImportedRow({ ...duplicate, celdas_registro: {} }));
    await open();
    screen.getByRole('link', { name: 'Señales en las vías' });
    expect(screen.queryByRole('table', { name: 'La fila 2 y lo que ya existe' })).toBeNull();
  });

  it.each([
    ['Es el mismo', 'mismo'],
    ['Es otro', 'otro'],
  ])('is decided: %s', async (name, decision) => {
    rowsAre(duplicate);
    await open();
    press(name);
    await waitFor(() => expect(bodiesOf('changeImportRows')).toEqual([{ version: 7, numeros: [2], decision }]));
  });

  it('names the other row of the file', async () => {
    rowsAre(anImportedRow({ estado: 'posible_duplicado', fila: 17 }));
    await open();
    screen.getByText('Puede ser lo mismo que la fila 17.');
  });

  it('names the record and the other row of the file', async () => {
    rowsAre(anImportedRow({ ...duplicate, fila: 17 }));
    await open();
    screen.getByRole('link', { name: 'Señales en las vías' });
    screen.getByText('La fila 17 también puede ser ese registro.');
  });
});

it("names the record that 'Igual' is", async () => {
  const registro = { recurso: 'productos', id: 8, nombre: 'Señales', borrador: false } as const;
  rowsAre(anImportedRow({ estado: 'igual', incluida: false, registro }));
  const table = await open();
  expect(within(table).getByText(/^Ya existe/).textContent).toBe('Ya existe: Señales');
});

it.each([
  [false, 'Registro: Señales'],
  [true, 'Borrador: Señales'],
])('of an applied import names what the row has become, a draft: %s', async (borrador, text) => {
  shown({ estado: 'importada', resultado: { creados: 1, cambiados: 0, borradores: 0 } });
  rowsAre(anImportedRow({ registro: { recurso: 'productos', id: 8, nombre: 'Señales', borrador } }));
  const table = await open();
  within(table).getByText((_, element) => element?.tagName === 'P' && element.textContent === text);
});

describe("'Cambia'", () => {
  const change = (campo: string, changes = {}) => ({
    campo,
    antes: 'Libro',
    despues: 'Artículo',
    llena: false,
    tomado: false,
    ...changes,
  });

  it('takes a field with another value only if it is checked; empty fields are filled', async () => {
    rowsAre(
      anImportedRow({
        estado: 'cambia',
        cambios: [
          change('tipo'),
          change('nombre', { tomado: true }),
          change('fecha', { antes: '', despues: '2024', llena: true }),
        ],
      }),
    );
    await open();
    const list = screen.getByRole('list', { name: 'Cambios de la fila 2' });
    within(list).getByText(/se llena con «2024»/);
    expect(within(list).getAllByRole('checkbox')).toHaveLength(2);
    fireEvent.click(within(list).getByLabelText('Tipo: «Libro» → «Artículo»'));
    await waitFor(() =>
      expect(bodiesOf('changeImportRows')).toEqual([{ version: 7, numeros: [2], tomar: ['nombre', 'tipo'] }]),
    );
  });
});

describe('the states', () => {
  it('filter the rows, and all rows of one are left out at once', async () => {
    shown({ por_recurso: { productos: importCounts({ total: 12, nuevo: 9, cambia: 3 }) } });
    rowsAre(anImportedRow());
    await open();
    const group = screen.getByRole('group', { name: 'Estado de las filas' });
    expect(
      within(group)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Todas (12)', 'Nuevo (9)', 'Cambia (3)', 'Posible duplicado (0)', 'Igual (0)', 'No se puede (0)']);
    press('Cambia (3)');
    await waitFor(() =>
      expect(received.filter(({ name }) => name === 'listImportRows').at(-1)?.query).toEqual({
        recurso: 'productos',
        estado: 'cambia',
        desde: '0',
      }),
    );
    press('Dejar fuera todas');
    await waitFor(() =>
      expect(bodiesOf('changeImportRows')).toEqual([
        { version: 7, recurso: 'productos', estado: 'cambia', incluida: false },
      ]),
    );
  });
});

const lastQuery = () => received.filter(({ name }) => name === 'listImportRows').at(-1)?.query;

it('shows 50 rows at a time, without scrolling to the beginning of the screen', async () => {
  answer('listImportRows', { success: 1, version: 7, total: 20_000, filas: [anImportedRow()] });
  await open();
  screen.getByText('1-50 de 20.000');
  const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue();
  press('Filas siguientes');
  await waitFor(() => expect(lastQuery()).toEqual({ recurso: 'productos', desde: '50' }));
  await screen.findByText('51-100 de 20.000');
  expect(scrolled).not.toHaveBeenCalled();
});

describe('the address', () => {
  beforeEach(() => {
    shown({
      recursos: ['productos', 'integrantes'],
      por_recurso: { productos: importCounts({ total: 120 }), integrantes: importCounts({ total: 120, nuevo: 120 }) },
    });
    answer('listImportRows', { success: 1, version: 7, total: 120, filas: [anImportedRow()] });
  });

  it('has kind, state and page of the rows', async () => {
    await open();
    fireEvent.click(screen.getByRole('tab', { name: 'Integrantes (120)' }));
    await waitFor(() => expect(lastQuery()).toEqual({ recurso: 'integrantes', desde: '0' }));
    press('Nuevo (120)');
    await waitFor(() => expect(lastQuery()).toEqual({ recurso: 'integrantes', estado: 'nuevo', desde: '0' }));
    press('Filas siguientes');
    await waitFor(() => expect(lastQuery()).toEqual({ recurso: 'integrantes', estado: 'nuevo', desde: '50' }));
    const { filter = '{}', page } = Object.fromEntries(new URLSearchParams(here().split('?')[1]));
    expect([JSON.parse(filter), page]).toEqual([{ recurso: 'integrantes', estado: 'nuevo' }, '2']);
  });

  it.each([
    [
      'its kind, state and page',
      { recurso: 'integrantes', estado: 'nuevo' },
      { recurso: 'integrantes', estado: 'nuevo' },
    ],
    ['the first kind instead of one that the file has not', { recurso: 'eventos' }, { recurso: 'productos' }],
  ])('shows %s', async (_, filter, query) => {
    openAt(`/importar/4?filter=${encodeURIComponent(JSON.stringify(filter))}&page=2&perPage=25`);
    await screen.findByText('51-100 de 120');
    expect(lastQuery()).toEqual({ ...query, desde: '50' });
  });
});
