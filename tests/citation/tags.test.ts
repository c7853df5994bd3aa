import { expect, it } from 'vitest';
import { readText } from '../../citation/read/text.ts';
import { leastCpuTime } from '../support/cpuTime.ts';

/** Milliseconds of CPU time. */
const LINEAR_MAX = 500;

it.each([
  ['La <i>vía</i> <span class="nocase">ANSV</span>', 'La vía ANSV'],
  ['<i>a <b>b</b> <i>c</i></i>', 'a b c'],
  ['<i><b>a</i></b>', 'a'],
  ['1 <i> 2', '1 <i> 2'],
  ['<i>a<i>b</i>', 'a<i>b'],
  ['</sup>a<sup>', '</sup>a<sup>'],
  ['CO<sub>2</sub> < <x>3</x>', 'CO2 < <x>3</x>'],
])('reads %j without its pairs of tags', (text, expected) => {
  expect(readText(text)).toBe(expected);
});

it.each(['<i>', '<i>u', '<i></i>', '</i>', '<i ', '<b><i>a</b></i>'])(
  'takes linear time for 100 kB of %j',
  async (unit) => {
    const text = unit.repeat(100_000 / unit.length);
    expect(await leastCpuTime(() => readText(text), LINEAR_MAX)).toBeLessThan(LINEAR_MAX);
  },
);
