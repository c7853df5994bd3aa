import { expect, test } from 'vitest';
import { anioDeFecha, fechaLarga, partesDeFecha } from '../../i18n/fechas.ts';

test('a day is shown from its parts, so that it never slips west of Greenwich', () => {
  expect(fechaLarga('2025-03-09')).toBe('9 de marzo de 2025');
  expect(fechaLarga('2024-12-31')).toBe('31 de diciembre de 2024');
  expect(fechaLarga('2025-01-01T00:00:00.000Z')).toBe('1 de enero de 2025');
});

test('what is not a day is shown as it came', () => {
  expect(fechaLarga('')).toBe('');
  expect(fechaLarga('pronto')).toBe('pronto');
  expect(fechaLarga('2025-13-01')).toBe('2025-13-01');
});

test('the year and the parts of a date', () => {
  expect(anioDeFecha('2023-06-29')).toBe(2023);
  expect(anioDeFecha('sin fecha')).toBeNull();
  expect(partesDeFecha('2023-06-29 10:00')).toEqual({ anio: 2023, mes: 6, dia: 29 });
  expect(partesDeFecha('2023-06-290')).toBeNull();
});
