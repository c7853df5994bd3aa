import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  compareEntries,
  type Entry,
  entryOf,
  IndexedEntries,
} from '../../../api/resources/searchIndex/indexedEntries.ts';
import {
  cutAround,
  type FoundTerm,
  fragmentOf,
  matchEntries,
} from '../../../api/resources/searchIndex/matchEntries.ts';
import type { Pauses } from '../../../api/resources/searchIndex/pauses.ts';
import { Vocabulary } from '../../../api/resources/searchIndex/vocabulary.ts';
import { foldText } from '../../../contract/values/foldText.ts';
import { searchTerms } from '../../../contract/values/searchTerms.ts';

const vocabulary = new Vocabulary();
/** Nothing here reads it. */
const ROW = {} as Entry['row'];
let lastId = 0;
/** Later entries are newer. */
function anEntry(nombre: string, { personas = '', textos = [] as string[], fecha = '' } = {}): Entry {
  lastId += 1;
  return entryOf({ id: lastId, nombre, personas, textos, fecha, row: ROW }, vocabulary);
}

const neverDue: Pauses = { isDue: () => false, pause: async () => undefined };

async function find(q: string, entries: Entry[], max = 10, pauses = neverDue, isVisible = (_: Entry) => true) {
  const terms: FoundTerm[] = [];
  for (const term of searchTerms(q)) terms.push({ ...term, found: await vocabulary.find(term.folded, pauses) });
  return matchEntries(new IndexedEntries(entries.toSorted(compareEntries)), terms, isVisible, max, pauses);
}

async function search(...query: Parameters<typeof find>) {
  const { total, first } = await find(...query);
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

  it('finds a part of a word, but no match across two texts or two words', async () => {
    const entries = [anEntry('Intersecciones', { personas: 'Ana Ruiz', textos: ['noche oscura'] })];
    for (const q of ['seccion', 'uiz', 'scura']) expect((await search(q, entries)).total, q).toBe(1);
    for (const q of ['nesana', 'ruiznoche', 'nocheoscura']) expect((await search(q, entries)).total, q).toBe(0);
  });

  it('finds what reading each text finds, at the same place', async () => {
    const text = fc.string({ unit: fc.constantFrom(...'abñá한 \n-'), maxLength: 12 });
    const record = fc.record({ nombre: text, personas: text, textos: fc.array(text, { maxLength: 2 }) });
    type Texts = { nombre: string; personas: string; textos: string[] };
    const placeOf = ({ nombre, personas, textos }: Texts, word: string) => {
      const name = foldText(nombre);
      if (name.includes(word)) return /[\s\p{L}\p{N}]/u.test(name.slice(0, name.indexOf(word))) ? 1 : 0;
      return foldText(personas).includes(word) ? 2 : textos.some((one) => foldText(one).includes(word)) ? 3 : 4;
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(record, { maxLength: 4 }),
        fc.constantFrom('ab', 'ñá', 'a-b', '한a'),
        async (texts, q) => {
          const [term] = searchTerms(q);
          const places = texts.map((record) => placeOf(record, term?.folded ?? ''));
          const entries = texts.map(({ nombre, ...others }) => anEntry(nombre, others));
          const { total, first, begins } = await find(q, entries);
          const found = first.map((entry) => places[entries.indexOf(entry)]);
          expect({ total, found, begins }).toEqual({
            total: places.filter((place) => place < 4).length,
            found: places.filter((place) => place < 4).sort(),
            begins: places.includes(0),
          });
        },
      ),
    );
  });

  it('counts no punctuation before the first word', async () => {
    const entries = [anEntry('Buses y cruces'), anEntry('¿Cruces?'), anEntry('«Cruces»')];
    expect((await search('cruces', entries)).names).toEqual(['«Cruces»', '¿Cruces?', 'Buses y cruces']);
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
