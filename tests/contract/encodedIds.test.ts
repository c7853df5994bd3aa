import { describe, expect, it } from 'vitest';
import { decodeId, encodeId } from '../../contract/values/encodedIds.ts';

const IDS = [1, 7, 10, 99, 100, 12_345, 999_999_999_999_999];

describe('encodeId and decodeId', () => {
  it.each(IDS)('decode what was encoded: %i', (id) => {
    expect(decodeId(encodeId(id))).toBe(id);
    expect(decodeId(encodeId(id, { urlSafe: false }))).toBe(id);
    expect(decodeId(encodeId(String(id)))).toBe(id);
  });

  it('encode the digits as base64, or as base64url by default', () => {
    expect(encodeId(1, { urlSafe: false })).toBe('MQ==');
    expect(encodeId(1)).toBe('MQ');
    for (const text of ['???>>>', '~~~', 'ÿþ', ...IDS]) expect(encodeId(text)).toMatch(/^[\w-]*$/);
    expect(encodeId('???>>>', { urlSafe: false })).toBe('Pz8/Pj4+');
    expect(encodeId('???>>>')).toBe('Pz8_Pj4-');
  });

  it('decode base64 and base64url, with or without padding', () => {
    for (const encoded of ['MTA=', 'MTA', 'MQ==', 'MQ']) expect(decodeId(encoded)).toBeGreaterThan(0);
    expect(decodeId(encodeURIComponent('MQ'))).toBe(1);
  });

  it('decode invalid input to null without throwing', () => {
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
      encodeId(text),
    );
    for (const text of [...garbage, ...encoded, 'A'.repeat(100_000)])
      expect(decodeId(text), text.slice(0, 40)).toBeNull();
  });
});
