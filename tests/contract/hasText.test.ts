import { expect, it } from 'vitest';
import { hasText } from '../../contract/values/hasText.ts';
import { cpuTime } from '../support/cpuTime.ts';

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

it.each(['<', '<p>', '&nbsp;', '<p', '> <'])('takes linear time for 100 kB of %j', (unit) => {
  const start = cpuTime();
  hasText(unit.repeat(100_000 / unit.length));
  expect(cpuTime() - start).toBeLessThan(500);
});
