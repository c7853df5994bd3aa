import { expect, it } from 'vitest';
import { hasText } from '../../contract/values/markup/htmlText.ts';
import { leastCpuTime } from '../support/cpuTime.ts';

/** Milliseconds of CPU time. */
const LINEAR_MAX = 500;

it.each([
  ['', false],
  [' \n', false],
  ['<p></p><p>&nbsp; <br></p>', false],
  ['<p title="a">', false],
  ['<a<b>', false],
  ['<p>a</p>', true],
  ['&nb<b>sp;</b>', true],
  ['a', true],
  ['< p', true],
  ['<p>&nbsp;</p><', true],
  ['>', true],
])('decides whether %j has text', (html, expected) => {
  expect(hasText(html)).toBe(expected);
});

it.each(['<', '<p>', '&nbsp;', '<p', '> <'])('takes linear time for 100 kB of %j', async (unit) => {
  const html = unit.repeat(100_000 / unit.length);
  expect(await leastCpuTime(() => hasText(html), LINEAR_MAX)).toBeLessThan(LINEAR_MAX);
});
