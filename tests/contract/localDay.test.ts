import { afterEach, describe, expect, it, vi } from 'vitest';
import { fromLocalClock, localDay, localTime, toLocalClock } from '../../contract/values/localDay.ts';

afterEach(() => void vi.unstubAllEnvs());

describe.each(['America/Bogota', 'Asia/Tokyo', 'UTC'])('with the clock of %s', (zone) => {
  it.each([
    ['2026-03-10T23:59:59.999Z', '2026-03-10', '18:59'],
    ['2026-03-11T00:00:00.000Z', '2026-03-10', '19:00'],
    ['2026-03-11T04:59:59.999Z', '2026-03-10', '23:59'],
    ['2026-03-11T05:00:00.000Z', '2026-03-11', '00:00'],
    ['2026-01-01T01:00:00+00:00', '2025-12-31', '20:00'],
    ['2026-03-10', '2026-03-10', ''],
    ['2026-03-10 20:15:00', '2026-03-10', '20:15'],
    ['mañana', '', ''],
    ['', '', ''],
  ])('%s is on the day %s in Bogotá', (instant, day, time) => {
    vi.stubEnv('TZ', zone);
    expect([localDay(instant), localTime(instant)]).toEqual([day, time]);
  });

  it.each([
    ['2026-12-01T13:00:00.000Z', '2026-12-01T08:00'],
    ['2026-12-02T04:59:00.000Z', '2026-12-01T23:59'],
    ['2027-01-01T05:00:00.000Z', '2027-01-01T00:00'],
    ['', ''],
  ])('%s is written %s in an input, and read back', (instant, time) => {
    vi.stubEnv('TZ', zone);
    expect([toLocalClock(instant), fromLocalClock(time)]).toEqual([time, instant]);
    // Inputs may format a value twice.
    expect(toLocalClock(time)).toBe(time);
  });

  it.each(['275760-09-13T00:00', '2026-12-01', '-05:00', '2026-13-01T00:00'])('returns %s unchanged', (time) => {
    expect(fromLocalClock(time)).toBe(time);
  });
});
