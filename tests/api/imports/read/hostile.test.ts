import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readFile } from '../../../../api/imports/read/readFile.ts';
import { readImport } from '../../../../api/imports/read/readImport.ts';
import { readTable } from '../../../support/readTable.ts';
import { xlsxOf } from '../../../support/xlsx.ts';

const cells = (count: number): string => '<c><v>1</v></c>'.repeat(count);
const twoRows = (row: string): string => `<row><c t="str"><v>a</v></c></row><row>${row}</row>`;
const sheetOf = (rows: string, rest: object = {}): Buffer => xlsxOf({ sheets: { Hoja: rows }, ...rest });
const zipOf = (files: Record<string, string>): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));

const VALID = sheetOf(twoRows(cells(1)));

const CENTRAL_ENTRY = Buffer.from('PK\x01\x02', 'latin1');
const SIZE_OFFSET = 24;
const FLAGS_OFFSET = 8;

/** The file with another number in the directory's entry of its last file. */
function withEntry(bytes: Buffer, offset: number, write: (copy: Buffer, position: number) => void): Buffer {
  const copy = Buffer.from(bytes);
  write(copy, copy.lastIndexOf(CENTRAL_ENTRY) + offset);
  return copy;
}

const sized = (size: number) => withEntry(VALID, SIZE_OFFSET, (copy, position) => copy.writeUInt32LE(size, position));

const DAMAGED = 'El archivo XLSX está dañado o incompleto';

describe('a hostile XLSX file', () => {
  it.each([
    [
      'expands to more than 200 MB',
      sized(209_715_200),
      413,
      'El archivo XLSX ocupa más de 200 MB al expandirse, que es el máximo',
    ],
    ['expands to more than it declares', sized(10), 422, DAMAGED],
    [
      'has too many entries',
      sheetOf('', { entries: Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`x${index}`, ''])) }),
      413,
      'El archivo XLSX tiene más de 1.000 archivos, que es el máximo',
    ],
    [
      'is encrypted',
      withEntry(VALID, FLAGS_OFFSET, (copy, position) => copy.writeUInt16LE(1, position)),
      415,
      'El archivo está protegido con contraseña: guárdelo sin ella',
    ],
    [
      'has more sheets than entries',
      xlsxOf({
        sheets: { Hoja: twoRows(cells(1)) },
        entries: {
          'xl/workbook.xml': `<w><sheets>${'<sheet name="Hoja" id="rId0"/>'.repeat(1_001)}</sheets></w>`,
        },
      }),
      413,
      'El archivo XLSX tiene más de 1.000 hojas, que es el máximo',
    ],
    ['is cut off', VALID.subarray(0, VALID.length - 100), 422, DAMAGED],
    [
      'has a sheet that is cut off',
      sheetOf('', { entries: { 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${twoRows(cells(1))}` } }),
      422,
      DAMAGED,
    ],
    [
      'lacks its sheet',
      sheetOf('', {
        entries: {
          'xl/_rels/workbook.xml.rels': '<r><Relationship Id="rId0" Type="x/worksheet" Target="no.xml"/></r>',
        },
      }),
      422,
      DAMAGED,
    ],
    [
      'has a million columns',
      sheetOf(twoRows(cells(1_000_000))),
      413,
      'El archivo tiene más de 200 columnas, que es el máximo',
    ],
    [
      'has a column far away',
      sheetOf(twoRows('<c r="ZZZZ1"><v>1</v></c>')),
      413,
      'El archivo tiene más de 200 columnas, que es el máximo',
    ],
    [
      'has too many rows',
      sheetOf(`<row>${cells(1)}</row>`.repeat(20_002)),
      413,
      'El archivo tiene más de 20.000 filas, que es el máximo. Divídalo en varios.',
    ],
    [
      'has a cell of 10 MB',
      sheetOf(twoRows(`<c t="str"><v>${'x'.repeat(10_000_000)}</v></c>`)),
      413,
      'Una celda de la fila 1 tiene más de 100.000 caracteres, que es el máximo',
    ],
    [
      'repeats a long text',
      sheetOf(twoRows('') + '<row><c t="s"><v>0</v></c></row>'.repeat(600), {
        sharedStrings: `<si><t>${'x'.repeat(100_000)}</t></si>`,
      }),
      413,
      'El archivo tiene más de 50.000.000 caracteres de texto, que es el máximo. Divídalo en varios.',
    ],
    ['is empty', sheetOf(''), 422, 'El archivo está vacío'],
    [
      'has a header only',
      sheetOf(`<row>${cells(2)}</row>`),
      422,
      'El archivo no tiene filas: solo los nombres de las columnas',
    ],
  ])('is refused if it %s', async (_name, bytes, status, message) => {
    await expect(readFile(bytes, {})).rejects.toMatchObject({ status, message });
  });

  it('is read without expanding entities of its own', async () => {
    const entities = Array.from({ length: 20 }, (_, index) => `<!ENTITY e${index + 1} "&e${index};&e${index};">`).join(
      '',
    );
    const rows = twoRows('<c t="str"><v>&e20;</v></c>');
    const xml = `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY e0 "ja">${entities}]><worksheet><sheetData>${rows}</sheetData></worksheet>`;
    expect(await readTable(sheetOf('', { entries: { 'xl/worksheets/sheet1.xml': xml } }))).toMatchObject({
      filas: [['&e20;']],
    });
  });

  it('is read with HTML as text and without control characters', async () => {
    const content = await readTable(
      sheetOf(twoRows('<c t="str"><v>&lt;script&gt;x&lt;/script&gt;_x0000_&#1;</v></c>')),
    );
    expect(content).toMatchObject({
      filas: [['<script>x</script>']],
      avisos: ['Se quitaron 2 caracteres de control o marcas de más sobre una letra.'],
    });
  });
});

describe('a file of another kind', () => {
  it.each([
    [
      'an old spreadsheet',
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      'El archivo es un XLS antiguo, o está protegido con contraseña. Ábralo y guárdelo como XLSX o CSV.',
    ],
    ['a PDF', Buffer.from('%PDF-1.7'), 'El archivo es un PDF, que no se puede importar'],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'El archivo es una imagen, que no se puede importar'],
    ['a compressed file', Buffer.from('1f8b08', 'hex'), 'El archivo está comprimido: extraiga lo que contiene'],
    ['a ZIP', zipOf({ 'a.csv': 'a,b' }), 'El archivo está comprimido, pero no es un XLSX'],
    [
      'an ODS',
      zipOf({ mimetype: 'x', 'content.xml': '<x/>' }),
      'El archivo es de OpenDocument (ODS u ODT). Ábralo y guárdelo como XLSX o CSV.',
    ],
    ['a DOCX', zipOf({ 'word/document.xml': '<x/>' }), 'El archivo es un documento de Word, que no se puede importar'],
    [
      'a program',
      Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(500, '\x01\x02\0a')]),
      'El archivo no es de texto ni un XLSX',
    ],
  ])('is refused: %s', async (_name, bytes, message) => {
    await expect(readFile(bytes, {})).rejects.toMatchObject({ status: 415, message });
  });

  it('is refused if it is no XLSX, though it is said to be one', async () => {
    await expect(readFile(Buffer.from('a,b\n1,2'), { formato: 'xlsx' })).rejects.toMatchObject({
      status: 415,
      message: 'El archivo no es un XLSX',
    });
  });

  it('is read by its content, whatever its name was', async () => {
    expect(await readTable(VALID, { formato: 'csv' })).toMatchObject({ formato: 'xlsx', filas: [['1']] });
  });
});

describe('a large hostile file', () => {
  const { signal } = new AbortController();

  it.each([
    ['100 MB', Buffer.alloc(100_000_000, 'a,b\n'), 413],
    ['20 MB of quotes', Buffer.alloc(20_000_000, '"'), 422],
    ['20 MB of loose quotes', Buffer.alloc(20_000_000, 'a,"b"c\n'), 422],
    ['20 MB of braces', Buffer.concat([Buffer.from('@article{a, title='), Buffer.alloc(20_000_000, '{')]), 422],
    ['20 MB of brackets', Buffer.alloc(20_000_000, '['), 422],
    ['20 MB of NUL', Buffer.alloc(20_000_000), 415],
    ['20 MB of elements', Buffer.alloc(20_000_000, '<td><b>'), 422],
  ])('is refused in the child process: %s', async (_name, bytes, status) => {
    await expect(readImport(bytes, {}, { signal }).next()).rejects.toMatchObject({ name: 'HttpError', status });
  });
});
