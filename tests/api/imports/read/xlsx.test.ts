import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { readTable as read } from '../../../support/readTable.ts';
import { xlsxOf } from '../../../support/xlsx.ts';

/** A cell of each text, in a row. */
const row = (...texts: string[]): string =>
  `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;

const oneSheet = (rows: string, rest: object = {}): Buffer => xlsxOf({ sheets: { Hoja: rows }, ...rest });

/** The text of one cell below a header. */
async function cell(xml: string, rest: object = {}) {
  const { filas, problemas } = await read(oneSheet(`${row('a', 'b')}<row>${xml}<c><v>1</v></c></row>`, rest));
  return problemas[0]?.motivo ?? filas[0]?.[0];
}

describe('a workbook of a spreadsheet program', () => {
  it('is read as it was written', async () => {
    const day = new Date(Date.UTC(2024, 2, 5));
    const bytes = await writeXlsxFile(
      [
        [{ value: 'Nombre' }, { value: 'Fecha' }, { value: 'Número' }, { value: 'ISBN' }],
        [
          { value: 'Señal & "vía" <b>' },
          { value: day, format: 'dd/mm/yyyy' },
          { value: 12.3 },
          { value: 9789580012344 },
        ],
        [],
        [{ value: 'Dos\nlíneas' }, {}, { value: true, type: Boolean }, { value: '9789580012344' }],
      ],
      { sheet: 'Productos' },
    ).toBuffer();
    expect(await read(bytes)).toEqual({
      formato: 'xlsx',
      codificacion: null,
      separador: null,
      hojas: ['Productos'],
      hoja: 'Productos',
      columnas: ['Nombre', 'Fecha', 'Número', 'ISBN'],
      filas: [
        ['Señal & "vía" <b>', '2024-03-05', '12.3', '9789580012344'],
        ['Dos\nlíneas', '', 'Sí', '9789580012344'],
      ],
      avisos: [],
      problemas: [],
    });
  });
});

describe('the sheets of a workbook', () => {
  const bytes = xlsxOf({
    sheets: {
      Oculta: row('o') + row('1'),
      Vacía: '',
      Uno: row('u') + row('2'),
      Dos: row('d') + row('3'),
    },
    hidden: ['Oculta'],
  });

  it('are named, and the first visible one that is not blank is read', async () => {
    expect(await read(bytes)).toMatchObject({ hojas: ['Oculta', 'Vacía', 'Uno', 'Dos'], hoja: 'Uno', filas: [['2']] });
  });

  it('are read without a cover, whose only row has no others below it', async () => {
    const sheets = { Portada: row('Productos', '2024'), Otra: row('x') };
    expect(await read(xlsxOf({ sheets: { ...sheets, Datos: row('d') + row('3') } }))).toMatchObject({
      hojas: ['Portada', 'Otra', 'Datos'],
      hoja: 'Datos',
    });
    const withoutRows = 'El archivo no tiene filas: solo los nombres de las columnas';
    await expect(read(xlsxOf({ sheets }))).rejects.toThrow(withoutRows);
    await expect(
      read(xlsxOf({ sheets: { ...sheets, Oculta: row('d') + row('3') }, hidden: ['Oculta'] })),
    ).rejects.toThrow(withoutRows);
  });

  it('of an empty template are not those that explain it', async () => {
    await expect(
      read(xlsxOf({ sheets: { Datos: row('Nombre'), Columnas: row('Columna') + row('Nombre') } })),
    ).rejects.toThrow('El archivo no tiene filas: solo los nombres de las columnas');
  });

  it('are chosen', async () => {
    expect(await read(bytes, { hoja: 'Dos' })).toMatchObject({ hoja: 'Dos', columnas: ['d'], filas: [['3']] });
    await expect(read(bytes, { hoja: 'Vacía' })).rejects.toThrow('El archivo está vacío');
    await expect(read(bytes, { hoja: 'Tres' })).rejects.toThrow('El archivo no tiene una hoja «Tres»');
  });
});

describe('a cell', () => {
  it.each([
    ['<c t="s"><v>0</v></c>', 'Ana Núñez\ny más'],
    ['<c t="s"><v>7</v></c>', 'El texto de esta celda falta en el archivo'],
    ['<c t="inlineStr"><is><r><t>a</t></r><r><t> b</t></r><rPh><t>no</t></rPh></is></c>', 'a b'],
    ['<c t="str"><f>A1&amp;"x"</f><v>texto</v></c>', 'texto'],
    ['<c t="str"><f>""</f><v></v></c>', ''],
    ['<c><f>1+1</f><v>2</v></c>', '2'],
    ['<c t="b"><v>0</v></c>', 'No'],
    ['<c t="d"><v>2024-03-05T00:00:00</v></c>', '2024-03-05'],
    ['<c t="d"><v>2024-03-05T10:30:00</v></c>', '2024-03-05 10:30:00'],
    ['<c t="e"><v>#N/A</v></c>', 'La hoja de cálculo muestra el error #N/A'],
    [
      '<c><f>HOY()</f></c>',
      'Esta fórmula no tiene un valor guardado: abra el archivo en la hoja de cálculo y guárdelo de nuevo',
    ],
    ['<c><v>0.30000000000000004</v></c>', '0.3'],
    ['<c><v>-5</v></c>', '-5'],
    ['<c><v>9789580012344</v></c>', '9789580012344'],
  ])('is read from %s', async (xml, text) => {
    const sharedStrings = '<si><r><t>Ana Núñez</t></r><r><t>_x000A_y más</t></r><rPh><t>x</t></rPh></si>';
    expect(await cell(xml, { sharedStrings })).toBe(text);
  });

  it.each([
    '<c><v>1.2345678901234568E+19</v></c>',
    '<c><v>9.78E+12</v></c>',
    '<c t="str"><v>9.78E+12</v></c>',
    '<c><v>1825009700001234</v></c>',
  ])('is refused if its number was shortened: %s', async (xml) => {
    expect(await cell(xml)).toContain('La hoja de cálculo acortó este número');
  });

  it('stands where its reference says', async () => {
    const { columnas, filas } = await read(
      oneSheet('<row r="2"><c r="B2"><v>1</v></c></row><row r="900000"><c r="A9"><v>2</v></c><c r="AA9" s="1"/></row>'),
    );
    expect(columnas).toEqual(['Columna 1', '1']);
    expect(filas).toEqual([['2', '']]);
  });
});

describe('a date', () => {
  const formats = [
    'dd/mm/yyyy',
    'mmm\\-yy',
    'yyyy',
    '[$-240A]d "de" mmmm "de" yyyy',
    '[h]:mm',
    '"dia" 0.00',
    'General',
  ];
  const styles = `<numFmts>${formats.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${[0, 14, 17, 22, 20, ...formats.map((_, index) => 200 + index)].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`;
  const [NUMBER, DAY, MONTH, MOMENT, TIME, CUSTOM_DAY, CUSTOM_MONTH, YEAR, WORDS, ELAPSED, TEXT, GENERAL] = formats
    .map((_, i) => i)
    .concat([7, 8, 9, 10, 11]);

  it.each([
    [NUMBER, '45356', '45356'],
    [DAY, '45356', '2024-03-05'],
    [DAY, '45356.99999999', '2024-03-06'],
    // 23:59:59 and 23:59:59.999
    [DAY, '45351.99998842593', '2024-02-29 23:59'],
    [MOMENT, '45351.99999998843', '2024-02-29 23:59'],
    [MOMENT, '45351.3541666666', '2024-02-29 08:30'],
    [DAY, '1', '1900-01-01'],
    [DAY, '59', '1900-02-28'],
    [DAY, '60', 'El número de esta celda no es una fecha'],
    [DAY, '61', '1900-03-01'],
    [DAY, '-3', 'El número de esta celda no es una fecha'],
    [DAY, '1e9', 'El número de esta celda no es una fecha'],
    [MONTH, '45352', '2024-03'],
    [MOMENT, '45356.4375', '2024-03-05 10:30'],
    [TIME, '0.4375', '10:30'],
    [CUSTOM_DAY, '45356', '2024-03-05'],
    [CUSTOM_MONTH, '45352', '2024-03'],
    [YEAR, '45352', '2024'],
    [WORDS, '45356', '2024-03-05'],
    [ELAPSED, '1.5', '1.5'],
    [TEXT, '45356', '45356'],
    [GENERAL, '45356', '45356'],
  ])('of style %s and number %s is %s', async (style, number, text) => {
    expect(await cell(`<c s="${style}"><v>${number}</v></c>`, { styles })).toBe(text);
  });

  it('counts from 1904 where the workbook says so', async () => {
    const workbookPr = '<workbookPr date1904="1"/>';
    expect(await cell(`<c s="${DAY}"><v>43894</v></c>`, { styles, workbookPr })).toBe('2024-03-05');
    expect(await cell(`<c s="${DAY}"><v>0</v></c>`, { styles, workbookPr })).toBe('1904-01-01');
  });
});
