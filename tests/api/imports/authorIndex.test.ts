import { expect, it, onTestFinished, vi } from 'vitest';
import { AuthorIndex } from '../../../api/resources/imports/values/authors.ts';

const WORDS = [...'abcdefghijklmnopqrs'].map((letter) => `${letter}x`);
const persona = (apellidos: string) => ({
  apellidos,
  nombres: '',
  nombre_corporativo: '',
  orcid: '',
  integrante_id: null,
});

it('compares an author once with a member, however many words both names have', async () => {
  const index = new AuthorIndex([{ id: 1, nombre: [...WORDS, 'zz'].join(' '), orcid: '' }], new Map());
  const reads = vi.spyOn(Map.prototype, 'get');
  onTestFinished(() => reads.mockRestore());
  const outcome = index.find(persona([...WORDS, 'yy'].join(' ')));
  const count = reads.mock.calls.length;
  expect(outcome).toEqual({ id: null });
  // A few for each word, not for each two of them.
  expect(count).toBeLessThan(8 * WORDS.length);
});

const LETTERS = [...'abcde'];
/** 'aa b c d e' for the first letter: one whole word, and the initials of the others. */
const named = (n: number): string =>
  LETTERS.map((letter, at) => (at === n % LETTERS.length ? letter.repeat(2) : letter)).join(' ');

it('compares an author with fifty of a thousand members, those with the rarest words first', async () => {
  const members = Array.from({ length: 1_000 }, (_, n) => ({ id: n + 1, nombre: named(n), orcid: '' }));
  const last = { id: 1_001, nombre: 'a b c d Zoraida', orcid: '' };
  const index = new AuthorIndex([...members, last], new Map());
  const found = (name: string) => {
    const outcome = index.find(persona(name));
    return 'id' in outcome ? outcome.id : outcome.candidatos.length;
  };
  expect(found(LETTERS.map((letter) => letter.repeat(2)).join(' '))).toBe(50);
  expect(found('aa bb cc dd Zoraida')).toBe(1_001);
});
