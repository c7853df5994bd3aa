import { expect, test } from 'vitest';
import { dateParts, longDate, yearOf } from '../../i18n/dates.ts';

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
