import { expect, it } from 'vitest';
import { KeptAnswers } from '../../api/kept/keptAnswers.ts';
import { pack } from '../../api/kept/packed.ts';

const answer = (text: string) => async () => pack(text, { 'Content-Type': 'text/plain' });
const textOf = (answers: KeptAnswers, name: string) => answers.get(name)?.bodyIn('identity')?.toString();

it('makes an answer once for all who wait for it', async () => {
  const answers = new KeptAnswers();
  let made = 0;
  const make = async () => pack(String(++made), {});
  await Promise.all([answers.getOrMake('a', make), answers.getOrMake('a', make), answers.getOrMake('a', make)]);
  await answers.getOrMake('a', make);
  expect([made, textOf(answers, 'a')]).toEqual([1, '1']);
});

it('keeps nothing that was begun before a write, and gives it to nobody who comes after', async () => {
  const answers = new KeptAnswers();
  const late = Promise.withResolvers<void>();
  const before = answers.getOrMake('a', () => late.promise.then(answer('old')));
  answers.drop();
  const after = answers.getOrMake('a', answer('new'));
  late.resolve();
  expect((await before)?.bodyIn('identity')?.toString()).toBe('old');
  expect((await after)?.bodyIn('identity')?.toString()).toBe('new');
  expect(textOf(answers, 'a')).toBe('new');
});

it('keeps no refusal and no failure', async () => {
  const answers = new KeptAnswers();
  expect(await answers.getOrMake('a', async () => null)).toBeNull();
  await expect(answers.getOrMake('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  await answers.getOrMake('a', answer('there'));
  expect(textOf(answers, 'a')).toBe('there');
});

it('lets the oldest go when there is no more room, and never begins what has none', async () => {
  const answers = new KeptAnswers(250);
  for (const name of ['a', 'b', 'c']) await answers.getOrMake(name, answer(name.repeat(100)));
  expect(['a', 'b', 'c'].filter((name) => answers.get(name))).toEqual(['b', 'c']);
  await answers.getOrMake('d', answer('d'.repeat(300)));
  expect(['b', 'c', 'd'].filter((name) => answers.get(name))).toEqual(['b', 'c']);
});

it('gives nothing while it does not know what others wrote', async () => {
  const answers = new KeptAnswers();
  let current = true;
  answers.trustWhile(() => current);
  await answers.getOrMake('a', answer('known'));
  current = false;
  expect(answers.get('a')).toBeUndefined();
  expect((await answers.getOrMake('a', answer('asked')))?.bodyIn('identity')?.toString()).toBe('asked');
});
