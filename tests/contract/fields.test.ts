import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { configuracionChanges } from '../../contract/entities/inicio.ts';
import {
  boundedList,
  changesOf,
  emailAddress,
  id,
  invalidUrl,
  isDate,
  oneOfNumbers,
  optionalComparedText,
  optionalDate,
  optionalParagraphs,
  optionalText,
  requiredComparedText,
  requiredDate,
  requiredParagraphs,
  requiredText,
  splitByCommas,
  textList,
  untrimmedText,
  url,
  wholeNumber,
} from '../../contract/fields/fields.ts';
import { isWebUrl } from '../../contract/fields/webUrl.ts';
import { leastCpuTime } from '../support/cpuTime.ts';

/** The parsed value, or the error messages. */
function read(schema: z.ZodType, value: unknown): unknown {
  const { success, data, error } = schema.safeParse(value);
  return success ? data : error.issues.map(({ message }) => message);
}

describe('changesOf', () => {
  const fields = {
    nombre: requiredText(5, 'Falta'),
    objetivo: requiredParagraphs(5, 'Falta'),
    fecha: requiredDate('Falta'),
    estado: oneOfNumbers([1, 2], 'Elija'),
    lugar: optionalText(5).optional(),
  };
  const changes = z.object(changesOf(fields));

  it('lets every field be absent', () => {
    expect(read(changes, {})).toEqual({});
  });

  it('takes an empty text or day where a new record requires one', () => {
    const empty = { nombre: '', objetivo: '', fecha: '' };
    expect(read(z.object(fields).partial(), empty)).toEqual(['Falta', 'Falta', 'Falta']);
    expect(read(changes, empty)).toEqual(empty);
    expect(read(changes, { nombre: null, objetivo: null, fecha: null })).toEqual(empty);
  });

  it('keeps the limit of a text and the values of a choice', () => {
    expect(read(changes, { nombre: '123456', fecha: '2026-02-30', estado: 3, lugar: '123456' })).toEqual([
      'Use como máximo 5 caracteres',
      'La fecha no es válida',
      'Elija',
      'Use como máximo 5 caracteres',
    ]);
  });
});

describe('requiredText and optionalText', () => {
  it('trim, normalize, and reject empty or too long text', () => {
    const nombre = requiredText(5, 'Falta');
    expect(read(nombre, '  ab  ')).toBe('ab');
    expect(read(nombre, 'n\u0303')).toBe('ñ');
    expect(read(nombre, '  12345  ')).toBe('12345');
    expect(read(nombre, '123456')).toEqual(['Use como máximo 5 caracteres']);
    for (const value of ['', '  ', '\u00a0', undefined, null, 5, ['a'], {}])
      expect(read(nombre, value)).toEqual(['Falta']);
    for (const control of ['\u0000', '\u0001', '\u0008', '\u001b', '\u007f', '\u0085', '\u009f', '\ufffe', '\uffff']) {
      expect(read(nombre, `a${control}`)).toContain('El texto contiene caracteres no permitidos');
    }
  });

  it('turn runs of white space into one blank', () => {
    expect(read(requiredText(9, 'Falta'), 'a \t b\r\nc\u000bd\u2028e')).toBe('a b c d e');
    expect(read(optionalText(5), 'a\n\n\n\n\nb')).toBe('a b');
    expect(read(untrimmedText(5), '\n\n\n\n\na\t')).toBe(' a ');
    expect(read(textList('estudios'), ['a\n b', '\n'])).toEqual(['a b']);
    expect(read(optionalText(20), 'a\u00a0\u00a0b 15\u00a0km')).toBe('a b 15\u00a0km');
  });

  it('keep characters that show the direction of a text, and those within emojis', () => {
    for (const text of ['\u202eabc\u202c', '\u200fא', '👩🏽‍🔬', 'ab\u00adcd'])
      expect(read(optionalText(20), text)).toBe(text);
  });

  it('read null as an empty text when optional', () => {
    expect(read(optionalText(5), null)).toBe('');
    expect(read(optionalText(5), ' a ')).toBe('a');
    expect(read(optionalText(5), 5)).toEqual(['Debe ser un texto']);
    expect(read(untrimmedText(5), ' a ')).toBe(' a ');
    expect(read(untrimmedText(5), null)).toBe('');
    expect(read(untrimmedText(5), '123456')).toEqual(['Use como máximo 5 caracteres']);
  });
});

describe('requiredParagraphs and optionalParagraphs', () => {
  it('keep line breaks, tabs and runs of blanks within the text', () => {
    const text = 'a  b\r\n\r\n\tc\nd';
    expect(read(requiredParagraphs(20, 'Falta'), ` ${text}\n`)).toBe(text);
    expect(read(optionalParagraphs(20), text)).toBe(text);
    expect(read(optionalParagraphs(20), 'a\u000bb\u000cc')).toBe('a\nb\nc');
  });

  it('reject control characters, and read an empty text as the one-line texts do', () => {
    for (const schema of [requiredParagraphs(9, 'Falta'), optionalParagraphs(9)]) {
      for (const control of ['\u0000', '\u0007', '\u001b', '\u0085', '\ufffe']) {
        expect(read(schema, `a${control}`)).toEqual(['El texto contiene caracteres no permitidos']);
      }
      expect(read(schema, '1234567890')).toEqual(['Use como máximo 9 caracteres']);
    }
    expect(read(requiredParagraphs(9, 'Falta'), ' \n')).toEqual(['Falta']);
    expect(read(optionalParagraphs(9), null)).toBe('');
  });
});

describe('requiredComparedText and optionalComparedText', () => {
  it('keep what stored texts may have', () => {
    expect(read(requiredComparedText(20, 'Falta'), ' ana  \u0007ruiz ')).toBe('ana  \u0007ruiz');
    expect(read(requiredComparedText(20, 'Falta'), ' ')).toEqual(['Falta']);
    expect(read(optionalComparedText(20), 'a\u0007\nb')).toBe('a\u0007\nb');
    expect(read(optionalComparedText(20), 'a\u0000')).toEqual(['El texto contiene caracteres no permitidos']);
  });
});

const hoja = url(invalidUrl('de la hoja de vida'));

describe('url', () => {
  it.each(['http://a.org', 'https://a.org/b?c=d#e', 'HTTPS://A.ORG', 'http://localhost:3000', 'https://españa.es/ñ'])(
    'accepts %s',
    (text) => {
      expect(isWebUrl(text)).toBe(true);
      expect(read(hoja, ` ${text} `)).toBe(text);
    },
  );

  it.each([
    'a.org',
    '//a.org',
    'http:a.org',
    'https://',
    'ftp://a.org',
    'javascript:alert(1)',
    'data:,x',
    'mailto:a@b.c',
    ' ',
  ])('rejects %s', (text) => {
    expect(isWebUrl(text)).toBe(false);
  });

  it('accepts an empty value, and reports the given message', () => {
    expect(read(hoja, '')).toBe('');
    expect(read(hoja, null)).toBe('');
    expect(read(url('La URL no'), 'a.org')).toEqual(['La URL no']);
    expect(read(hoja, 'a.org')).toEqual([
      'La URL de la hoja de vida no es válida: debe comenzar por http:// o https://',
    ]);
    expect(read(hoja, `https://a.org/${'x'.repeat(500)}`)).toEqual(['Use como máximo 500 caracteres']);
  });
});

describe('emailAddress', () => {
  it('accepts an e-mail address or an empty value', () => {
    for (const text of ['a@b.co', 'ana.ruiz+vial@ejemplo.org', '']) expect(read(emailAddress(), text)).toBe(text);
    expect(read(emailAddress(), null)).toBe('');
    for (const text of ['a', 'a@', '@b.co', 'a@b', 'a b@c.co', 'a@b..co', 'a@b.co, c@d.co']) {
      expect(read(emailAddress(), text)).toEqual(['El correo electrónico no es válido']);
    }
  });
});

describe('requiredDate and optionalDate', () => {
  it('accept existing days only', () => {
    for (const day of ['2020-01-01', '2024-02-29', '9999-12-31']) expect(isDate(day)).toBe(true);
    for (const day of [
      '2025-02-29',
      '2025-13-01',
      '2025-00-10',
      '2025-1-1',
      '25-01-01',
      '2025-01-01T00:00',
      '',
      'hoy',
    ]) {
      expect(isDate(day), day).toBe(false);
    }
  });

  it('reject or accept an empty value', () => {
    expect(read(requiredDate('Falta'), '2025-01-01')).toBe('2025-01-01');
    expect(read(requiredDate('Falta'), '')).toEqual(['Falta']);
    expect(read(requiredDate('Falta'), null)).toEqual(['Falta']);
    expect(read(requiredDate('Falta'), '2025-02-30')).toEqual(['La fecha no es válida']);
    expect(read(optionalDate(), '')).toBe('');
    expect(read(optionalDate(), null)).toBe('');
    expect(read(optionalDate(), '2025-02-30')).toEqual(['La fecha no es válida']);
    expect(read(optionalDate(), 20250101)).toEqual(['La fecha no es válida']);
  });
});

describe('id', () => {
  it('accepts a positive integer or its digits', () => {
    expect(read(id(), 5)).toBe(5);
    expect(read(id(), '5')).toBe(5);
    expect(read(id(), Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER);
    for (const value of [
      0,
      -1,
      1.5,
      2 ** 53,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      '0',
      '-1',
      '1.5',
      '9007199254740992',
    ]) {
      expect(read(id(), value), String(value)).toEqual(['El identificador no es válido']);
    }
    for (const value of [undefined, null, true, [5], {}, '', ' 5 ', '5 ', '+5', '0x5', '5e0', '5'.repeat(17), '٥']) {
      expect(read(id('No'), value), String(value)).toEqual(['No']);
    }
  });
});

describe('wholeNumber', () => {
  it('accepts the numbers of its range, or their digits', () => {
    for (const value of [0, 5, '0', '5', '05']) expect(read(wholeNumber({ max: 5 }), value)).toBe(Number(value));
    for (const value of [6, -1, 0.5, Number.NaN, '6', '-1', '0x1', '1e0', '', ' 1', '1.0', [1], true, null, undefined])
      expect(read(wholeNumber({ max: 5 }), value), String(value)).toEqual(['El valor no es válido']);
    expect(read(wholeNumber(), '9007199254740992')).toEqual(['El valor no es válido']);
  });
});

describe('oneOfNumbers', () => {
  it('accepts the listed numbers only', () => {
    const estado = oneOfNumbers([0, 1], 'Falta');
    expect(read(estado, 0)).toBe(0);
    expect(read(estado, '1')).toBe(1);
    for (const value of [2, -1, 0.5, '2', '', ' 1', null, undefined, false, true, [1]]) {
      expect(read(estado, value), String(value)).toEqual(['Falta']);
    }
  });
});

describe('textList', () => {
  it.each<[unknown, string[]]>([
    [
      [' a ', '', 'b'],
      ['a', 'b'],
    ],
    ['["a, b", " ", "c"]', ['a, b', 'c']],
    [' ["a"]', ['a']],
    ['a, ,b,', ['a', 'b']],
    ['[a, b', ['[a', 'b']],
    ['', []],
    ['[]', []],
    [null, []],
    [[], []],
  ])('reads %j', (value, items) => {
    expect(read(textList('estudios'), value)).toEqual(items);
  });

  it('accepts at most 30 texts of 200 characters', () => {
    const message = 'Escriba como máximo 30 estudios';
    expect(read(textList('estudios'), Array(30).fill('a'))).toHaveLength(30);
    expect(read(textList('estudios'), [...Array(30).fill('a'), ' '])).toHaveLength(30);
    for (const value of [Array(31).fill('a'), [5], '[5]', '[[]]', 5, {}, true, undefined]) {
      expect(read(textList('estudios'), value)).toContain(message);
    }
    expect(read(textList('estudios'), ['x'.repeat(201)])).toEqual(['Use como máximo 200 caracteres']);
  });

  it('splits text at commas', () => {
    expect(splitByCommas(' Uno, ,Dos ,')).toEqual(['Uno', 'Dos']);
    expect(splitByCommas('')).toEqual([]);
  });
});

const NOT_ALLOWED = 'El texto contiene caracteres no permitidos';

describe('texts with combining marks', () => {
  it('are accepted with as many in a row as a language has', () => {
    expect(read(optionalText(100), `a${'\u0301'.repeat(30)}`)).toBe(`á${'\u0301'.repeat(29)}`);
    expect(read(optionalText(100), 'e\u0301'.repeat(60))).toBe('é'.repeat(60));
  });

  it('are refused with more, before they are composed', async () => {
    expect(read(optionalText(100), `a${'\u0301'.repeat(31)}`)).toEqual([NOT_ALLOWED]);
    const marks = `a${'\u0301\u0316'.repeat(50_000)}`;
    expect(read(requiredText(100, 'Falta'), marks)).toEqual([NOT_ALLOWED]);
    expect(await leastCpuTime(() => read(requiredText(100, 'Falta'), marks), 500)).toBeLessThan(500);
  });
});

describe('what is too long', () => {
  it('is not checked further in objetivo', () => {
    const { shape } = configuracionChanges;
    expect(read(shape.objetivo, '<'.repeat(120_000))).toEqual(['Use como máximo 20000 caracteres']);
    expect(read(shape.objetivo, `<p>${'&nbsp;'.repeat(20_000)}</p>`)).toEqual(['Use como máximo 20000 caracteres']);
    expect(read(shape.objetivo, '<p>&nbsp;</p>')).toEqual(['El objetivo es obligatorio']);
  });

  it('is not read in a list', () => {
    const seen: unknown[] = [];
    const item = z.number().refine((value) => seen.push(value) > 0);
    const list = boundedList(item, 2, 'No es una lista', 'Demasiados');
    expect(read(list, [1, 2])).toEqual([1, 2]);
    expect(read(list, [1, 2, 3])).toEqual(['Demasiados']);
    expect(seen).toEqual([1, 2]);
    expect(read(list, 'a')).toEqual(['No es una lista']);
    expect(read(list, undefined)).toEqual(['No es una lista']);
  });

  it.each([
    [new Array(100_000).fill('')],
    [new Array(100_000).fill({})],
    [`[${'1,'.repeat(100_000)}1]`],
    ['a,'.repeat(100_000)],
  ])('is refused in a list of texts, without a message for each item', (value) =>
    expect(read(textList('estudios'), value)).toEqual(['Escriba como máximo 30 estudios']),
  );
});
