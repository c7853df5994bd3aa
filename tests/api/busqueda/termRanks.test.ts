import { expect, it, vi } from 'vitest';
import { entryOf } from '../../../api/resources/searchIndex/entry.ts';
import type { Pauses } from '../../../api/resources/searchIndex/pauses.ts';
import { LACKING, TermRanks } from '../../../api/resources/searchIndex/termRanks.ts';

const neverDue: Pauses = { isDue: () => false, pause: async () => undefined };
const texts = { personas: 'Ana Ruiz', textos: ['de noche'], fecha: '', row: null };
const ranks = new TermRanks([
  entryOf({ ...texts, id: 1, nombre: 'Señales' }),
  entryOf({ ...texts, id: 2, nombre: 'Las señales' }),
]);

it('ranks a word in each entry: begins the name, in the name, in the people, in another text, lacking', async () => {
  const of = async (word: string) => [...(await ranks.of(word, neverDue))];
  expect(await of('senales')).toEqual([0, 1]);
  expect(await of('ruiz')).toEqual([2, 2]);
  expect(await of('noche')).toEqual([3, 3]);
  expect(await of('las')).toEqual([LACKING, 0]);
});

it('keeps the ranks of the words searched last', async () => {
  const isDue = vi.fn(() => false);
  const reads = async (word: string) => {
    isDue.mockClear();
    await ranks.of(word, { ...neverDue, isDue });
    return isDue.mock.calls.length > 0;
  };
  expect([await reads('buses'), await reads('buses')]).toEqual([true, false]);
  for (let n = 0; n < 59; n += 1) await reads(`x${n}`);
  expect(await reads('buses')).toBe(false);
  for (let n = 0; n < 60; n += 1) await reads(`y${n}`);
  expect(await reads('buses')).toBe(true);
});
