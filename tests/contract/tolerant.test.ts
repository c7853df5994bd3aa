import { describe, expect, it } from 'vitest';
import {
  isErrorAnswer,
  isSuccess,
  listOf,
  messageOf,
  numberOf,
  textOf,
  textsOf,
} from '../../contract/values/tolerant.ts';

const NOTHING = [undefined, null, 0, 5, '', 'texto', true];

describe('isSuccess and isErrorAnswer', () => {
  it.each([{ success: 1 }, { success: '1' }, { status: 'success' }])('recognize success in %j', (answer) => {
    expect(isSuccess(answer)).toBe(true);
    expect(isErrorAnswer(answer)).toBe(false);
  });

  it.each([
    { success: 0 },
    { success: '0' },
    { success: true },
    { success: null },
    { success: '' },
    { status: 'error' },
  ])('recognize an error in %j', (answer) => {
    expect(isSuccess(answer)).toBe(false);
    expect(isErrorAnswer(answer)).toBe(true);
  });

  it.each<[unknown]>([[[]], [{}], [{ eventos: [] }], ...NOTHING.map((answer): [unknown] => [answer])])(
    'recognize neither in %j',
    (answer) => {
      expect(isSuccess(answer)).toBe(false);
      expect(isErrorAnswer(answer)).toBe(false);
    },
  );
});

describe('messageOf', () => {
  it('returns the text, or null when there is none', () => {
    expect(messageOf({ message: 'No' })).toBe('No');
    for (const answer of [{}, { message: '' }, { message: ' ' }, { message: 5 }, { message: null }, [], ...NOTHING]) {
      expect(messageOf(answer)).toBeNull();
    }
  });
});

describe('listOf', () => {
  it('finds a list under any of its names, or the answer itself', () => {
    expect(listOf({ projects: [1], products: [2] }, 'projects', 'products')).toEqual([1]);
    expect(listOf({ products: [2] }, 'projects', 'products')).toEqual([2]);
    expect(listOf({ projects: null, products: [2] }, 'projects', 'products')).toEqual([2]);
    expect(listOf([3], 'projects')).toEqual([3]);
  });

  it('returns [] when there is no list', () => {
    for (const answer of [{}, { projects: {} }, { projects: 'a' }, ...NOTHING])
      expect(listOf(answer, 'projects')).toEqual([]);
  });
});

describe('numberOf', () => {
  it('reads numbers and their text', () => {
    expect(numberOf(5)).toBe(5);
    expect(numberOf('5')).toBe(5);
    expect(numberOf(' 5 ')).toBe(5);
    expect(numberOf('0', 7)).toBe(0);
  });

  it('returns the fallback for anything else', () => {
    for (const value of ['', ' ', 'x', null, undefined, Number.NaN, true, [], {}]) expect(numberOf(value, 7)).toBe(7);
    expect(numberOf('x')).toBe(0);
  });
});

describe('textOf and textsOf', () => {
  it('read missing texts as empty', () => {
    expect(['a', 5, null, undefined, true, {}].map(textOf)).toEqual(['a', '5', '', '', '', '']);
  });

  it.each<[unknown, string[]]>([
    [
      ['a', ' ', 5, null],
      ['a', '5'],
    ],
    ['["a, b", "c"]', ['a, b', 'c']],
    ['a, b,,', ['a', 'b']],
    ['[a, b]', ['[a', 'b]']],
    ['', []],
    [null, []],
    [undefined, []],
    [{}, []],
  ])('read a list from %j', (value, items) => {
    expect(textsOf(value)).toEqual(items);
  });
});
