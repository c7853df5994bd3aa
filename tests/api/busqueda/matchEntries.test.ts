import { describe, expect, it, vi } from 'vitest';
import { compareEntries, type Entry, entryOf } from '../../../api/resources/searchIndex/entry.ts';
import { cutAround, fragmentOf } from '../../../api/resources/searchIndex/fragment.ts';
import { matchEntries } from '../../../api/resources/searchIndex/matchEntries.ts';
import type { Pauses } from '../../../api/resources/searchIndex/pauses.ts';
import { TermRanks } from '../../../api/resources/searchIndex/termRanks.ts';
import { searchTerms } from '../../../contract/values/searchTerms.ts';

let lastId = 0;
/** Later entries are newer. */
function anEntry(nombre: string, { personas = '', textos = [] as string[], fecha = '' } = {}): Entry {
  lastId += 1;
  return entryOf({ id: lastId, nombre, personas, textos, fecha, row: null });
}

const neverDue: Pauses = { isDue: () => false, pause: async () => undefined };

async function search(q: string, entries: Entry[], max = 10, pauses = neverDue, isVisible = (_: Entry) => true) {
  const ranks = new TermRanks(entries.toSorted(compareEntries));
  const { total, first } = await matchEntries(ranks, searchTerms(q), isVisible, max, pauses);
  return { total, names: first.map(({ nombre }) => nombre) };
}

describe('a search', () => {
  it('ranks the beginning of the name, the name, people and texts', async () => {
    const entries = [
      anEntry('Señales escolares'),
      anEntry('Nuevas señales'),
      anEntry('Con persona', { personas: 'Ana Señales' }),
      anEntry('Con texto', { personas: 'Ana', textos: ['', 'Sobre las señales'] }),
      anEntry('Sin nada'),
    ];
    const expected = ['Señales escolares', 'Nuevas señales', 'Con persona', 'Con texto'];
    expect(await search('SENALES', entries)).toEqual({ total: 4, names: expected });
    expect(await search('SENALES', entries.toReversed())).toEqual({ total: 4, names: expected });
  });

  it('puts exact accents first within a rank only, then the newest', async () => {
    const entries = [
      anEntry('El ano', { fecha: '2024-05-01' }),
      anEntry('El año', { fecha: '2023-01-01' }),
      anEntry('Otro año', { fecha: '2025-01-01' }),
      anEntry('Ano de cruces'),
      anEntry('Texto', { textos: ['un año'] }),
    ];
    expect((await search('año', entries)).names).toEqual(['Ano de cruces', 'Otro año', 'El año', 'El ano', 'Texto']);
    expect((await search('ano', entries)).names).toEqual(['Ano de cruces', 'El ano', 'Otro año', 'El año', 'Texto']);
    expect(await search('año', entries, 2)).toEqual({ total: 5, names: ['Ano de cruces', 'Otro año'] });
  });

  it('requires every word, each anywhere in the record', async () => {
    const entries = [
      anEntry('Cruces', { personas: 'Ana Pérez', textos: ['de noche'] }),
      anEntry('Cruces seguros de noche'),
      anEntry('Noche en los cruces'),
    ];
    expect((await search('noche cruces', entries)).names).toEqual([
      'Noche en los cruces',
      'Cruces seguros de noche',
      'Cruces',
    ]);
    expect((await search('perez noche', entries)).names).toEqual(['Cruces']);
    expect((await search('cruces buses', entries)).total).toBe(0);
    expect((await search('cruces\nAna', entries)).names).toEqual(['Cruces']);
  });

  it('counts and returns visible records only', async () => {
    const entries = [anEntry('Buses'), anEntry('Buses ocultos')];
    const isVisible = ({ nombre }: Entry) => nombre === 'Buses';
    expect(await search('buses', entries, 10, neverDue, isVisible)).toEqual({ total: 1, names: ['Buses'] });
  });

  it('pauses while it reads and while it ranks', async () => {
    const pause = vi.fn(async () => undefined);
    const entries = Array.from({ length: 300 }, (_, n) => anEntry(`Ano ${n}`));
    expect(await search('año', entries, 10, { isDue: () => true, pause })).toMatchObject({ total: 300 });
    expect(pause.mock.calls.length).toBeGreaterThan(300);
  });
});

describe('the fragment of a result', () => {
  const terms = searchTerms('señales noche');

  it('is the text around the first match that the name does not have', () => {
    const texts = { personas: 'Ana', textos: ['Otro texto', `${'a '.repeat(200)}de noche ${'b '.repeat(200)}`] };
    const fragment = fragmentOf(anEntry('Señales', texts), terms);
    expect(fragment).toMatch(/^…a .*de noche b .*…$/);
    expect(fragment.length).toBeLessThanOrEqual(162);
    expect(fragmentOf(anEntry('Señales', { personas: 'Luz Noche' }), terms)).toBe('Luz Noche');
  });

  it('is the beginning of the first text if the name has all words', () => {
    expect(fragmentOf(anEntry('Señales de noche', { personas: 'Ana', textos: ['En la noche'] }), terms)).toBe(
      'En la noche',
    );
    expect(fragmentOf(anEntry('Señales de noche', { personas: 'Ana' }), terms)).toBe('Ana');
    expect(fragmentOf(anEntry('Señales de noche'), terms)).toBe('');
  });

  it('has a match at any place, also in a text without spaces', () => {
    const long = `${'x'.repeat(400)}noche${'y'.repeat(400)}`;
    for (const at of [0, 100, 400, 799]) expect(cutAround(long, at).length).toBeLessThanOrEqual(162);
    expect(cutAround(long, 400)).toContain('noche');
    expect(cutAround(`${'palabra '.repeat(80)}noche`, 640)).toMatch(/^….*noche$/);
  });
});
