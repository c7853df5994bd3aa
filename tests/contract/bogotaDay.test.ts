import { expect, it } from 'vitest';
import { bogotaDay } from '../../contract/bogotaDay.ts';

it('is the day in Bogotá, which begins at 05:00 UTC', () => {
  expect(bogotaDay(new Date('2025-03-10T04:59:59.999Z'))).toBe('2025-03-09');
  expect(bogotaDay(new Date('2025-03-10T05:00:00Z'))).toBe('2025-03-10');
  expect(bogotaDay(new Date('2026-01-01T00:00:00Z'))).toBe('2025-12-31');
});
