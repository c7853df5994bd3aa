import { describe, expect, it } from 'vitest';
import type { ReadOptions } from '../../../../api/imports/read/fileContent.ts';
import { readTable } from '../../../support/readTable.ts';

const read = (text: string | Buffer, options?: ReadOptions) => readTable(Buffer.from(text), options);

const WINDOWS_1252 = Buffer.concat([
  Buffer.from('Nombre;Precio\r\nSe\xf1al; 5 ', 'latin1'),
  Buffer.from([0x80, 0x20, 0x92, 0x93, 0x94, 0x96, 0x85]),
]);

describe('the encoding of a CSV', () => {
  it.each([
    ['utf-8', Buffer.from('Nombre;Precio\nSeñal; 5 € ’“”–…')],
    ['utf-8', Buffer.from('\uFEFFNombre;Precio\nSeñal; 5 € ’“”–…')],
    ['utf-16le', Buffer.from('\uFEFFNombre;Precio\nSeñal; 5 € ’“”–…', 'utf16le')],
    ['utf-16be', Buffer.from('\uFEFFNombre;Precio\nSeñal; 5 € ’“”–…', 'utf16le').swap16()],
    ['windows-1252', WINDOWS_1252],
  ] as const)('is recognised: %s', async (codificacion, bytes) => {
    const { filas, columnas, ...rest } = await read(bytes);
    expect(rest).toMatchObject({ codificacion, separador: ';', avisos: [] });
    expect(columnas).toEqual(['Nombre', 'Precio']);
    expect(filas).toEqual([['Señal', ' 5 € ’“”–…']]);
  });

  it.each([
    ['macintosh', [0x8e, 0x97, 0x87, 0x92, 0x9c, 0x96], 'éóáíúñ'],
    ['ibm850', [0x82, 0xa2, 0xa0, 0xa1, 0xa3, 0xa4], 'éóáíúñ'],
    ['windows-1252', [0xe9, 0xf3, 0xe1, 0xed, 0xfa, 0xf1], 'éóáíúñ'],
  ] as const)('of one byte a letter is guessed by its words: %s', async (codificacion, letters, text) => {
    const [e, o, a, i, u, n] = letters;
    const words: number[][] = [
      [0x54, e, 0x63],
      [0x63, 0x69, o, 0x6e],
      [0x42, 0x6f, 0x67, 0x6f, 0x74, a],
      [0x4d, 0x61, 0x72, i, 0x61],
      [0x70, u, 0x62],
      [0x50, 0x65, n, 0x61],
    ];
    const letterOf = (byte: number): string => text[letters.indexOf(byte as never)] ?? String.fromCharCode(byte);
    for (const word of words) {
      const content = await read(Buffer.concat([Buffer.from('a,b\n'), Buffer.from(word), Buffer.from(',1')]));
      expect(content).toMatchObject({ codificacion, filas: [[word.map(letterOf).join(''), '1']] });
    }
  });

  it.each([
    'O’Connor',
    'pre–post',
    'palabra—palabra',
    'Mary’s',
    'L’analyse',
    'de\u00a0la\u00a0casa',
    '«Uno» 5 €',
    'São João ação',
  ])('is Windows-1252 where the signs are of its words: %s', async (text) => {
    const bytes = [...text].map((sign) => ({ '’': 0x92, '–': 0x96, '—': 0x97, '€': 0x80 })[sign] ?? sign.charCodeAt(0));
    expect(await read(Buffer.from([...Buffer.from('a,b\n'), ...bytes, ...Buffer.from(',1')]))).toMatchObject({
      codificacion: 'windows-1252',
      filas: [[text, '1']],
      avisos: [],
    });
  });

  it('of UTF-8 with a broken letter is none of the old ones', async () => {
    const bytes = Buffer.concat([Buffer.from('a,b\nEvaluación de señales,María'), Buffer.from([0xe1])]);
    expect((await read(bytes)).codificacion).toBe('windows-1252');
  });

  it('that is guessed is remarked, and not where it was chosen', async () => {
    const bytes = Buffer.concat([Buffer.from('a,b\nBogot'), Buffer.from([0x87]), Buffer.from(',1')]);
    expect((await read(bytes)).avisos).toEqual([
      'El archivo parece estar en Macintosh. Si hay letras cambiadas, elija otra codificación.',
    ]);
    expect(await read(bytes, { codificacion: 'macintosh' })).toMatchObject({ avisos: [], filas: [['Bogotá', '1']] });
    expect((await read(bytes, { codificacion: 'ibm850' })).filas).toEqual([['Bogotç', '1']]);
  });

  it('of MS-DOS has all its signs', async () => {
    const bytes = Buffer.concat([
      Buffer.from('a\n'),
      Buffer.from(Array.from({ length: 128 }, (_, index) => index + 128)),
    ]);
    expect((await read(bytes, { codificacion: 'ibm850' })).filas[0]?.[0]).toBe(
      'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0',
    );
  });

  it('is corrected by choice', async () => {
    const { filas, avisos } = await read('a,b\nseñal,1', { codificacion: 'windows-1252' });
    expect(filas).toEqual([['seÃ±al', '1']]);
    expect(avisos).toEqual([
      'Hay letras con tilde codificadas dos veces, como «Ã±» (1 en total). Revise esos textos o elija otra codificación.',
    ]);
  });

  it('says how many characters the chosen one does not have', async () => {
    const { avisos } = await read(WINDOWS_1252, { codificacion: 'utf-8' });
    expect(avisos).toEqual(['Hay 7 signos que no se pueden leer como UTF-8.']);
  });
});

describe('the separator of a CSV', () => {
  it.each([
    [',', 'Nombre,Valor\n"Uno; dos; tres",1\nCuatro,2'],
    [';', 'Nombre;Valor\nUno, dos, tres;1,5\nCuatro, cinco, seis;2,5'],
    ['\t', 'Nombre\tValor\nUno, dos; tres\t1'],
    [',', 'Nombre\nUno'],
  ] as const)('is the one that splits the rows evenly: %j', async (separador, text) => {
    const content = await read(text);
    expect(content.separador).toBe(separador);
    expect(content.columnas[0]).toBe('Nombre');
  });

  it('is what a first line for spreadsheets says', async () => {
    expect(await read('sep=;\r\na,b;c\r\n1,2;3')).toMatchObject({
      separador: ';',
      columnas: ['a,b', 'c'],
      filas: [['1,2', '3']],
    });
  });

  it('is corrected by choice', async () => {
    expect((await read('a,b;c\n1,2;3', { separador: ',' })).filas).toEqual([['1', '2;3']]);
  });
});

describe('the rows of a CSV', () => {
  it('keep quoted line breaks and quotes, and have a cell for each column', async () => {
    const { columnas, filas } = await read('\r\n Nombre ,\r\n"Uno\r\n""dos""",\r\n,,\r\n\r\nTres,4,5,\rCuatro');
    expect(columnas).toEqual(['Nombre', 'Columna 2', 'Columna 3']);
    expect(filas).toEqual([
      ['Uno\n"dos"', '', ''],
      ['Tres', '4', '5'],
      ['Cuatro', '', ''],
    ]);
  });

  it('lose the guard that an export puts before a formula', async () => {
    const { filas } = await read("a,b,c,d\n'=1+1,'-5,'texto',''=1");
    expect(filas).toEqual([['=1+1', '-5', "'texto'", "'=1"]]);
  });

  it('refuse numbers that a spreadsheet has shortened, at their cells', async () => {
    const { problemas } = await read('isbn;otro\n9,78E+12;1\n9789580000000;9.78e+12\n9789584400001;E+12');
    expect(problemas.map(({ fila, columna }) => [fila, columna])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
    expect(problemas[0]?.motivo).toBe(
      'La hoja de cálculo acortó este número (9,78E+12): escríbalo completo, con la celda en formato de texto',
    );
  });

  it('refuse a cell whose quote is not closed', async () => {
    const { filas, problemas } = await read('a,b\n1,"dos\n3,4');
    expect(filas).toEqual([['1', 'dos\n3,4']]);
    expect(problemas).toEqual([{ fila: 0, columna: 1, motivo: expect.stringContaining('no se cierra') }]);
  });

  it('refuse a cell with a quote in its middle', async () => {
    const { problemas } = await read('a,b\n1,"Luis "Lucho" Paz"\n3,4');
    expect(problemas).toEqual([{ fila: 0, columna: 1, motivo: expect.stringContaining('comilla en medio') }]);
  });

  it('lose NUL and control characters, which are counted', async () => {
    const { filas, avisos } = await read('a,b\nu\0no\0,d\u0001os\u007F\uFFFE');
    expect(filas).toEqual([['uno', 'dos']]);
    expect(avisos).toEqual(['Se quitaron 5 caracteres de control o marcas de más sobre una letra.']);
  });

  it.each([
    ['', 'El archivo está vacío'],
    [' \n,,\n', 'El archivo está vacío'],
    ['a,b\n,\n', 'El archivo no tiene filas: solo los nombres de las columnas'],
  ])('are asked for: %j', async (text, message) => {
    await expect(read(text)).rejects.toMatchObject({ status: 422, message });
  });

  it.each([
    [`a\n${'1\n'.repeat(20_001)}`, 'El archivo tiene más de 20.000 filas, que es el máximo. Divídalo en varios.'],
    [`${'a,'.repeat(201)}\n1`, 'El archivo tiene más de 200 columnas, que es el máximo'],
    ['x,'.repeat(1_000_000), 'El archivo tiene más de 200 columnas, que es el máximo'],
    [
      `${'a,'.repeat(100)}a\n${`${'1,'.repeat(100)}1\n`.repeat(5_000)}`,
      'El archivo tiene más de 500.000 celdas, que es el máximo. Quite columnas o divídalo en varios.',
    ],
    [
      `a\n1\n${new Array(11).fill('x'.repeat(100_000)).join(',')}`,
      'La fila 2 tiene más de 1.000.000 caracteres, que es el máximo',
    ],
    [`a\n1\n${'x'.repeat(10_000_000)}`, 'Una celda de la fila 2 tiene más de 100.000 caracteres, que es el máximo'],
  ])('are limited: %#', async (text, message) => {
    await expect(read(text)).rejects.toMatchObject({ status: 413, message });
  });

  it('may be as many as the limits allow', async () => {
    const { filas } = await read(`${'a,'.repeat(24)}a\n${`${'1,'.repeat(24)}1\n`.repeat(20_000)}`);
    expect(filas).toHaveLength(20_000);
  });
});
