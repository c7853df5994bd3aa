import { describe, expect, it, vi } from 'vitest';
import { SEARCH_MAX } from '../../contract/values/constants.ts';
import { firstMatch, searchTerms, splitAtMatches } from '../../contract/values/searchTerms.ts';

const wordsOf = (q: string) => searchTerms(q).map(({ folded }) => folded);
/** The text with its matches in brackets. */
const marked = (text: string, q: string) =>
  splitAtMatches(text, searchTerms(q))
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('the terms of a search', () => {
  it('are its different words without case, accents and outer punctuation', () => {
    expect(searchTerms('  Año «vial»,\tAÑO (10.5555/abc) ')).toEqual([
      { folded: 'ano', exact: 'año' },
      { folded: 'vial', exact: 'vial' },
      { folded: '10.5555/abc', exact: '10.5555/abc' },
    ]);
    expect(searchTerms('an\u0303o')).toEqual([{ folded: 'ano', exact: 'año' }]);
  });

  it('are none with fewer than two letters', () => {
    for (const q of ['', '  ', 'a', ' é ', '¡!', '. ; -']) expect(wordsOf(q), q).toEqual([]);
    expect(wordsOf('a b')).toEqual(['a', 'b']);
    expect(wordsOf('ñu')).toEqual(['nu']);
  });

  it('are those of the first characters of a long text', () => {
    expect(wordsOf(`${'a'.repeat(SEARCH_MAX)}b`)).toEqual(['a'.repeat(SEARCH_MAX)]);
  });
});

describe('the matches in a text', () => {
  it('are found whatever the case and the accents, composed or not', () => {
    expect(marked('El AÑO y el ano', 'año')).toBe('El [AÑO] y el [ano]');
    expect(marked('El an\u0303o pasado', 'ano pas')).toBe('El [an\u0303o] [pas]ado');
    expect(marked('한국 año', 'ano')).toBe('한국 [año]');
    expect(marked('🚌 Línea «é»', 'línea')).toBe('🚌 [Línea] «é»');
  });

  it('are found in a long text with marks, which is folded in runs', () => {
    const long = `${'Vías seguras. '.repeat(20)}❤️ ${'한국 '.repeat(30)}${'🚌'.repeat(70)} El an\u0303o `;
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const parts = marked(`${long}pasado${'.'.repeat(10_000)}`, 'pasado');
    expect(normalize.mock.calls.length).toBeLessThan(600);
    normalize.mockRestore();
    expect(parts).toBe(`${long}[pasado]${'.'.repeat(10_000)}`);
    expect(marked(long, 'ano')).toBe(long.replace('an\u0303o', '[an\u0303o]'));
  });

  it('join where they overlap, and leave out single letters', () => {
    expect(marked('seguridad', 'segu guri')).toBe('[segu][ri]dad');
    expect(marked('casa y cosa', 'cosa y')).toBe('casa y [cosa]');
    expect(marked('', 'cosa')).toBe('');
    expect(marked('nada', '')).toBe('nada');
  });

  it('has the place of the first one', () => {
    expect(firstMatch('Señales y cruces', searchTerms('cruces senales'))).toBe(0);
    expect(firstMatch('Señales y cruces', searchTerms('CRUCES'))).toBe(10);
    expect(firstMatch('Señales', searchTerms('otra'))).toBe(-1);
  });
});
