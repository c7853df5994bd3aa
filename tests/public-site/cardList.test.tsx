import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CardList } from '../../public-site/components/CardList/CardList.tsx';
import { AT_ONCE, stepTowards } from '../../public-site/components/CardList/useGradually.ts';

const numbers = Array.from({ length: 200 }, (_, n) => n + 1);
const even = numbers.filter((n) => n % 2 === 0);

function list(visible: readonly number[]) {
  return <CardList items={numbers} visible={visible} keyOf={(n) => n} card={(n) => <p>{n}</p>} />;
}

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => Number(textContent));
const inPage = () => document.querySelectorAll('li').length;
async function untilStill() {
  for (let steps = 0; steps < 20; steps += 1) await act(() => vi.advanceTimersByTimeAsync(20));
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('a screenful is there at once, and the rest follows in its order', async () => {
  render(list(numbers));
  expect(shown()).toEqual(numbers.slice(0, AT_ONCE));
  await untilStill();
  expect(shown()).toEqual(numbers);
});

test('a filter shows its result at once; what it took away is hidden first and gone soon', async () => {
  const { rerender } = render(list(numbers));
  await untilStill();
  rerender(list(even));
  expect(shown()).toEqual(even);
  expect(inPage()).toBeGreaterThan(even.length);
  await untilStill();
  expect(shown()).toEqual(even);
  expect(inPage()).toBe(even.length);
  rerender(list(numbers));
  expect(shown().slice(0, AT_ONCE)).toEqual(numbers.slice(0, AT_ONCE));
  await untilStill();
  expect(shown()).toEqual(numbers);
});

test('a short result is the whole of it at once', () => {
  const { rerender } = render(list([]));
  expect(inPage()).toBe(0);
  rerender(list([7, 9]));
  expect(shown()).toEqual([7, 9]);
});

test('a step brings some and takes some, and says when there is nothing left to do', () => {
  const kept = new Set(numbers);
  const wanted = new Set(even);
  const next = stepTowards(kept, wanted);
  expect(next.size).toBe(140);
  expect(stepTowards(stepTowards(next, wanted), wanted).size).toBe(even.length);
  expect(stepTowards(wanted, wanted)).toBe(wanted);
});
