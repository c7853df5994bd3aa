/** Files of imports at the limits of what is read, filled with what is slowest to compare and to store; for the tests and for bench/pressure. */

import { serverResources } from '../../api/resources/serverResources.ts';
import type { ImportedResource } from '../../contract/resources/resources.ts';
import { CELL_MAX, IMPORT_ROW_MAX, IMPORT_ROWS_MAX } from '../../contract/values/imports.ts';
import { xlsxOf } from './xlsx.ts';

export interface LargeImport {
  label: string;
  kind: ImportedResource;
  nombre: string;
  /** @param share 1 for the largest file, 0.25 for a quarter of it */
  content: (share: number) => Blob;
  /** what is there before */
  records?: { call: 'addIntegrante' | 'saveDraft'; body: object }[];
}

/** Characters of all cells of a file. */
const TEXT_MAX = 50_000_000;

const headersOf = (kind: ImportedResource): string[] => serverResources[kind].imports.fields.map(({ label }) => label);

const repeated = (unit: string, length: number): string => unit.repeat(Math.floor(length / unit.length));

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A workbook whose cells are shared texts, so that a small file has many. @param rows indexes of texts, or texts of their own */
function workbookOf(headers: readonly string[], texts: readonly string[], rows: (number | string)[][]): Blob {
  const cell = (value: number | string): string =>
    typeof value === 'number'
      ? `<c t="s"><v>${value}</v></c>`
      : `<c t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
  const rowOf = (cells: readonly (number | string)[]): string => `<row>${cells.map(cell).join('')}</row>`;
  return new Blob([
    new Uint8Array(
      xlsxOf({
        sharedStrings: texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join(''),
        sheets: { Datos: [rowOf([...headers]), ...rows.map(rowOf)].join('') },
      }),
    ),
  ]);
}

/** Rows with as many cells of the largest size as a row may have. */
const hugeCells = (kind: ImportedResource, unit: string): LargeImport => ({
  label: `${kind} whose cells are ${JSON.stringify(unit)} again and again`,
  kind,
  nombre: `${kind}.xlsx`,
  content(share) {
    const fields = headersOf(kind);
    const wide = Math.floor(IMPORT_ROW_MAX / CELL_MAX) - 1;
    const headers = fields.length > wide ? fields.slice(0, wide + 1) : fields;
    const count = Math.floor((TEXT_MAX * share) / CELL_MAX / wide);
    const row = (n: number) => headers.map((_, column) => (column === 0 ? `Título ${n}` : 0));
    return workbookOf(
      headers,
      [repeated(unit, CELL_MAX)],
      Array.from({ length: count }, (_, n) => row(n)),
    );
  },
});

export const rowsOfHugeCells = hugeCells('productos', 'Núñez, Ana\n');

const csvOf = (rows: readonly (readonly string[])[]): Blob => new Blob([rows.map((row) => row.join(';')).join('\n')]);

const CELLS_MAX = 500_000;

/** As many cells as a file may have. */
const manyCells = (text: string): LargeImport => ({
  label: `cells of ${text}`,
  kind: 'productos',
  nombre: 'productos.csv',
  content(share) {
    const headers = headersOf('productos').slice(0, CELLS_MAX / IMPORT_ROWS_MAX);
    const row = (n: number) => headers.map((_, column) => (column === 0 ? `Título ${n}` : text));
    return csvOf([headers, ...Array.from({ length: IMPORT_ROWS_MAX * share }, (_, n) => row(n))]);
  },
});

const PEOPLE = Array.from({ length: 200 }, (_, n) => `${repeated('á', 190)} ${n}, ${repeated('b', 190)}`).join('\n');

/** Products that can be imported, at the limits of their fields. */
export const largestRecordsImport: LargeImport = {
  label: 'products at the limits of their fields',
  kind: 'productos',
  nombre: 'productos.xlsx',
  content(share) {
    const texts = ['Artículo científico', repeated('á ', 4_900), PEOPLE];
    const count = Math.floor((TEXT_MAX * share) / texts.join('').length);
    return workbookOf(
      ['Nombre', 'Tipo', 'Resumen', 'Autores'],
      texts,
      Array.from({ length: count }, (_, n) => [`Título ${n}`, 0, 1, 2]),
    );
  },
};

/** Rows of one kind with short cells, as many as a file may have. */
const manyRows = (kind: ImportedResource, headers: readonly string[], row: (n: number) => string[]): LargeImport => ({
  label: `${IMPORT_ROWS_MAX} ${kind}`,
  kind,
  nombre: `${kind}.csv`,
  content: (share) => csvOf([headers, ...Array.from({ length: IMPORT_ROWS_MAX * share }, (_, n) => row(n))]),
});

const LETTERS = Array.from({ length: 26 }, (_, n) => String.fromCharCode(97 + n));

/** Words of two letters, as many as a name has at its limit of 200 characters, whose order differs by name. */
const wordsOf = (n: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const at = (i * 7 + n * 11) % 66;
    return `${LETTERS[at % 26]}${LETTERS[Math.floor(at / 26)]}`;
  }).join(' ');

/** Members whose names are as long as they may be. */
const longMembers = Array.from({ length: 50 }, (_, n) => ({
  call: 'addIntegrante' as const,
  body: { nombres: wordsOf(n, 66), apellidos: wordsOf(n + 50, 66), cargo: 'Investigadora', grupo: 1 },
}));

/** Twenty words, of which `n` says which one is whole; the others are initials. */
const WHOLE = 19;
const letters = LETTERS.slice(0, WHOLE);
const initialsBut = (n: number): string =>
  letters.map((letter, at) => (at === n % WHOLE ? letter.repeat(2) : letter)).join(' ');

/** Members who share one word with an author of all words, and differ in the last one, which is compared last. */
const nearMembers = Array.from({ length: 1_000 }, (_, n) => ({
  call: 'addIntegrante' as const,
  body: { nombres: initialsBut(n), apellidos: `z${n}`, cargo: 'Investigadora', grupo: 1 },
}));

const MARKS = ['\u0301', '\u0316', '\u0323', '\u0308'].join('');

/** A draft at the limit of its size. */
const largeDraft = (n: number) => ({
  call: 'saveDraft' as const,
  body: {
    recurso: 'productos',
    campos: JSON.stringify({
      nombre: 'Título',
      tipo: 'Libro',
      autores: [{ apellidos: repeated('a ', 96_000), nombres: `${n}` }],
    }),
  },
});

/** Files whose single rows, or whose records, are slow to compare. */
const slowRows: readonly LargeImport[] = [
  {
    label: '200 authors beside 50 members with names at their limits',
    kind: 'productos',
    nombre: 'productos.xlsx',
    records: longMembers,
    content: (share) =>
      workbookOf(
        ['Nombre', 'Tipo', 'Autores'],
        ['Libro', Array.from({ length: 200 }, (_, n) => `${wordsOf(n, 66)}, ${wordsOf(n + 9, 66)}`).join('\n')],
        Array.from({ length: 40 * share }, (_, n) => [`Título ${n}`, 0, 1]),
      ),
  },
  {
    label: '200 authors beside 1,000 members who share a word with each of them',
    kind: 'productos',
    nombre: 'productos.xlsx',
    records: nearMembers,
    content: (share) =>
      workbookOf(
        ['Nombre', 'Tipo', 'Autores'],
        Array.from({ length: 40 * share }, (_, row) =>
          Array.from(
            { length: 200 },
            (_, n) => `${letters.map((letter) => letter.repeat(2)).join(' ')}, y${row}x${n}`,
          ).join('\n'),
        ),
        Array.from({ length: 40 * share }, (_, row) => [`Título ${row}`, 'Libro', row]),
      ),
  },
  {
    label: 'an author of 1,500 words',
    kind: 'productos',
    nombre: 'productos.xlsx',
    content: (share) =>
      workbookOf(
        ['Nombre', 'Tipo', 'Autores'],
        ['Libro', Array.from({ length: 20 }, (_, n) => `${wordsOf(n, 750)}, ${wordsOf(n, 750)}`).join('\n')],
        Array.from({ length: 40 * share }, () => ['Título', 0, 1]),
      ),
  },
  {
    label: 'cells of combining marks',
    kind: 'productos',
    nombre: 'productos.xlsx',
    content: (share) =>
      workbookOf(
        ['Nombre', 'Tipo', 'Resumen', 'Autores', 'Idioma', 'Proyecto asignado'],
        [`a${repeated(MARKS, 90_000)}`, `a${repeated(MARKS, 19_900)}`],
        Array.from({ length: 40 * share }, () => [0, 1, 0, 1, 1, 1]),
      ),
  },
  {
    label: 'one title beside six drafts of 96 kB that have it',
    kind: 'productos',
    nombre: 'productos.csv',
    records: Array.from({ length: 6 }, (_, n) => largeDraft(n)),
    content: (share) =>
      csvOf([
        ['Nombre', 'Tipo', 'Autores'],
        ...Array.from({ length: 200 * share }, () => ['Título', 'Libro', 'Núñez, Ana']),
      ]),
  },
];

export const largeImports: readonly LargeImport[] = [
  ...slowRows,
  rowsOfHugeCells,
  ...['á', 'a,', 'a ', '<p>'].map((unit) => hugeCells('productos', unit)),
  hugeCells('proyectos', 'a\n'),
  manyCells('a'),
  manyCells('9.78E+12'),
  largestRecordsImport,
  manyRows('productos', ['Nombre', 'Tipo', 'Autores'], (n) => [`Título ${n}`, 'Libro', `Núñez, Ana ${n % 40}`]),
  manyRows('integrantes', ['Nombres', 'Apellidos', 'Email', 'Cargo', 'Grupo'], (n) => [
    ...['Ana', `Núñez ${n}`, `a${n}@example.org`],
    ...['Investigadora', 'Interno'],
  ]),
  {
    label: `${IMPORT_ROWS_MAX} records of a reference manager`,
    kind: 'productos',
    nombre: 'productos.ris',
    content: (share) =>
      new Blob(
        Array.from(
          { length: IMPORT_ROWS_MAX * share },
          (_, n) => `TY  - BOOK\nTI  - Título ${n}\nAU  - Núñez, Ana ${n % 40}\nAB  - ${repeated('a b', 900)}\nER  -\n`,
        ),
      ),
  },
  {
    ...manyRows('productos', ['Nombre', 'Tipo'], () => ['Título', 'Libro']),
    label: `${IMPORT_ROWS_MAX} equal productos`,
  },
];
