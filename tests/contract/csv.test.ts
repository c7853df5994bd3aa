import { describe, expect, it } from 'vitest';
import { csvText, withoutGuard } from '../../contract/values/csv.ts';

const cellOf = (value: string | number): string =>
  csvText([[value]])
    .slice(2, -3)
    .replaceAll('""', '"');

describe('a cell of a CSV', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+57 300', "'+57 300"],
    ['-5', "'-5"],
    ['@ana', "'@ana"],
    ['\tuno', "'\tuno"],
    ['\runo', "'\runo"],
    ['\nuno', "'\nuno"],
    ["'=1+1", "''=1+1"],
    ["''@ana", "'''@ana"],
    ["'texto'", "'texto'"],
    ["'", "'"],
    ['a=1', 'a=1'],
    [' =1', ' =1'],
    ['', ''],
    ['Uno; "dos"\r\ntres', 'Uno; "dos"\r\ntres'],
  ])('guards what begins as a formula, and is the same text when it is read: %j', (text, cell) => {
    expect(cellOf(text)).toBe(cell);
    expect(withoutGuard(cell)).toBe(text);
  });

  it('is a number as it is', () => {
    expect(cellOf(-5)).toBe('-5');
  });
});

it('rows of a CSV are quoted cells between semicolons, after a byte order mark', () => {
  expect(
    csvText([
      ['Nombre', 'Año'],
      ['Ñandú', 2024],
    ]),
  ).toBe('\uFEFF"Nombre";"Año"\r\n"Ñandú";"2024"\r\n');
});
