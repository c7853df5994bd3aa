import { expect, it } from 'vitest';
import { BATCH_LENGTH, inBatches } from '../../api/resources/auditLog/inBatches.ts';

const THIRD = 'x'.repeat(BATCH_LENGTH / 3);

it.each([
  [
    ['a', 'b', 'c', 'd', 'e'],
    [2, 2, 1],
  ],
  [
    [THIRD + THIRD, THIRD + THIRD, 'a'],
    [1, 2],
  ],
  [
    [THIRD.repeat(4), 'a'],
    [1, 1],
  ],
  [[], []],
])('splits a list by the number of its items and by their length: %#', async (items, sizes) => {
  const parts: (readonly string[])[] = [];
  for await (const part of inBatches(items, 2, (text) => text.length)) parts.push(part);
  expect(parts.map(({ length }) => length)).toEqual(sizes);
  expect(parts.flat()).toEqual(items);
});
