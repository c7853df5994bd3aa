import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PAGE_SIZE } from '../../contract/addresses/listQueries.ts';
import { CardList } from '../../public-site/components/CardList/CardList.tsx';
import { nextBatch } from '../../public-site/components/CardList/useListPart.ts';

const numbers = Array.from({ length: 200 }, (_, n) => n + 1);
const even = numbers.filter((n) => n % 2 === 0);
const records = numbers.map((id) => ({ id }));

function list(visible: readonly number[]) {
  const shownRecords = records.filter(({ id }) => visible.includes(id));
  return <CardList items={records} visible={shownRecords} card={({ id }) => <p>{id}</p>} />;
}

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => Number(textContent));
const inPage = () => document.querySelectorAll('li').length;
async function untilSettled() {
  for (let steps = 0; steps < 20; steps += 1) await act(() => vi.advanceTimersByTimeAsync(20));
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('renders the first batch at once and the rest in order', async () => {
  render(list(numbers));
  expect(shown()).toEqual(numbers.slice(0, PAGE_SIZE));
  await untilSettled();
  expect(shown()).toEqual(numbers);
});

test('a filter shows its result at once; other items are hidden, then removed', async () => {
  const { rerender } = render(list(numbers));
  await untilSettled();
  rerender(list(even));
  expect(shown()).toEqual(even);
  expect(inPage()).toBeGreaterThan(even.length);
  await untilSettled();
  expect(shown()).toEqual(even);
  expect(inPage()).toBe(even.length);
  rerender(list(numbers));
  expect(shown().slice(0, PAGE_SIZE)).toEqual(numbers.slice(0, PAGE_SIZE));
  await untilSettled();
  expect(shown()).toEqual(numbers);
});

test('renders a short result at once', () => {
  const { rerender } = render(list([]));
  expect(inPage()).toBe(0);
  rerender(list([7, 9]));
  expect(shown()).toEqual([7, 9]);
});

test('nextBatch adds and removes items, and returns the target when it is reached', () => {
  const rendered = new Set(numbers);
  const target = new Set(even);
  const next = nextBatch(rendered, target);
  expect(next.size).toBe(140);
  expect(nextBatch(nextBatch(next, target), target).size).toBe(even.length);
  expect(nextBatch(target, target)).toBe(target);
});

test('a short group of a long list is laid out as a short list', () => {
  const isLast = ({ id }: { id: number }) => id > numbers.length - 3;
  const groups = [
    { key: 'last', heading: 'Last', has: isLast },
    { key: 'others', heading: 'Others', has: (record: { id: number }) => !isLast(record) },
  ];
  render(<CardList items={records.toReversed()} card={({ id }) => <p>{id}</p>} groups={groups} />);
  expect(screen.getAllByRole('list').map(({ classList }) => classList.contains('larga'))).toEqual([false, true]);
});
