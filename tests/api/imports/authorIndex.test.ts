import { expect, it, onTestFinished, vi } from 'vitest';
import { AuthorIndex } from '../../../api/resources/imports/authors.ts';
import { pausesOf } from '../../../api/resources/searchIndex/pauses.ts';

const WORDS = [...'abcdefghijklmnopqrs'].map((letter) => `${letter}x`);
const persona = (apellidos: string) => ({
  apellidos,
  nombres: '',
  nombre_corporativo: '',
  orcid: '',
  integrante_id: null,
});

it('compares an author once with a member, however many words both names have', async () => {
  const index = await AuthorIndex.of(
    [{ id: 1, nombre: [...WORDS, 'zz'].join(' '), orcid: '' }],
    new Map(),
    pausesOf(10),
  );
  const reads = vi.spyOn(Map.prototype, 'get');
  onTestFinished(() => reads.mockRestore());
  const outcome = index.find(persona([...WORDS, 'yy'].join(' ')));
  const count = reads.mock.calls.length;
  expect(outcome).toEqual({ id: null });
  // A few for each word, not for each two of them.
  expect(count).toBeLessThan(8 * WORDS.length);
});
