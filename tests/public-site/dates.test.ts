import { expect, test } from 'vitest';
import { sizeText } from '../../contract/values/sizeText.ts';
import { dateParts, dateRange, longDate, partialDate, yearOf, yearOfDate } from '../../i18n/dates.ts';

test('formats a date without time zone conversion', () => {
  expect(longDate('2025-03-09')).toBe('9 de marzo de 2025');
  expect(longDate('2024-12-31')).toBe('31 de diciembre de 2024');
  expect(longDate('2025-01-01T00:00:00.000Z')).toBe('1 de enero de 2025');
});

test('returns other texts unchanged', () => {
  expect(longDate('')).toBe('');
  expect(longDate('pronto')).toBe('pronto');
  expect(longDate('2025-13-01')).toBe('2025-13-01');
});

test('yearOf and dateParts read a date', () => {
  expect(yearOf('2023-06-29')).toBe(2023);
  expect(yearOf('sin fecha')).toBeNull();
  expect(dateParts('2023-06-29 10:00')).toEqual({ year: 2023, month: 6, day: 29 });
  expect(dateParts('2023-06-290')).toBeNull();
});

test('a date is written as far as it is known', () => {
  expect(['2026', '2026-05', '2026-05-12', '2026-13', ''].map(partialDate)).toEqual([
    '2026',
    'mayo de 2026',
    '12 de mayo de 2026',
    '2026-13',
    '',
  ]);
  expect(['2026', '2026-05', '2026-05-12', '20261', 'pronto', ''].map(yearOfDate)).toEqual([
    '2026',
    '2026',
    '2026',
    '',
    '',
    '',
  ]);
});

test('the days of an event repeat neither month nor year', () => {
  expect(dateRange('2025-03-03', '2025-03-05')).toBe('3 al 5 de marzo de 2025');
  expect(dateRange('2025-03-30', '2025-04-02')).toBe('30 de marzo al 2 de abril de 2025');
  expect(dateRange('2025-12-30', '2026-01-02')).toBe('30 de diciembre de 2025 al 2 de enero de 2026');
  for (const end of ['', '2025-03-03']) expect(dateRange('2025-03-03', end)).toBe('3 de marzo de 2025');
  expect(dateRange('', '2025-03-03')).toBe('3 de marzo de 2025');
});

test('a file size is written in kB, then in MB', () => {
  expect([1, 358_400, 1_234_567, 10_485_760].map(sizeText)).toEqual(['1 kB', '350 kB', '1,2 MB', '10 MB']);
});
