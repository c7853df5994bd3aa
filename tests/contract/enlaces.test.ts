import { describe, expect, it } from 'vitest';
import { codificarId, decodificarId } from '../../contract/enlaces.ts';
import { plegar } from '../../contract/plegar.ts';

const IDS = [1, 7, 10, 99, 100, 12_345, 999_999_999_999_999];

describe('the ids in public links', () => {
  it.each(IDS)('go there and back: %i', (id) => {
    expect(decodificarId(codificarId(id))).toBe(id);
    expect(decodificarId(codificarId(id, { urlSafe: false }))).toBe(id);
    expect(decodificarId(codificarId(String(id)))).toBe(id);
  });

  it('are base64 of the digits, and safe in an address when asked', () => {
    expect(codificarId(1, { urlSafe: false })).toBe('MQ==');
    expect(codificarId(1)).toBe('MQ');
    for (const text of ['???>>>', '~~~', 'ÿþ', ...IDS]) expect(codificarId(text)).toMatch(/^[\w-]*$/);
    expect(codificarId('???>>>', { urlSafe: false })).toBe('Pz8/Pj4+');
    expect(codificarId('???>>>')).toBe('Pz8_Pj4-');
  });

  it('are read in both alphabets, with padding and without', () => {
    for (const encoded of ['MTA=', 'MTA', 'MQ==', 'MQ']) expect(decodificarId(encoded)).toBeGreaterThan(0);
    expect(decodificarId(encodeURIComponent('MQ'))).toBe(1);
  });

  it('are null for garbage, which never throws', () => {
    const garbage = [
      '',
      ' ',
      '=',
      'M',
      '%',
      '%%%',
      'ñ',
      '\u0000',
      '日本',
      '😀',
      '-_-_',
      '+/+/',
      'null',
      'undefined',
      '5',
    ];
    const encoded = ['0', '-1', '1.5', '1e3', ' 1', 'abc', '1'.repeat(16), '../1', '1;2', 'ÿ'].map((text) =>
      codificarId(text),
    );
    for (const text of [...garbage, ...encoded, 'A'.repeat(100_000)])
      expect(decodificarId(text), text.slice(0, 40)).toBeNull();
  });
});

describe('plegar', () => {
  it('forgets case, accents and outer blanks', () => {
    expect(plegar('  GESTIÓN ')).toBe('gestion');
    expect(plegar('Ñandú, pingüino')).toBe('nandu, pinguino');
    expect(plegar('e\u0301')).toBe(plegar('É'));
    expect(plegar('Vía 2')).toBe('via 2');
    expect(plegar('   ')).toBe('');
  });
});
