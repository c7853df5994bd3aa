import { describe, expect, it } from 'vitest';
import { backupNameAt, readBackupName } from '../../../api/backups/backupName.ts';
import { isDue, lastTimeAt } from '../../../api/backups/dailyHour.ts';
import { expiredBackups } from '../../../api/backups/rotation.ts';

const KEEP = { daily: 7, weekly: 4, monthly: 12 };
const DAY_MS = 24 * 60 * 60_000;
const nameOn = (day: string, time = '020000', suffix = '') => `portal-${day}-${time}${suffix}.sqlite`;
const dayOf = (name: string) => readBackupName(name)?.dia;

/** The backups that are left after one automatic backup on each day. */
function afterDays(first: string, count: number, keep = KEEP): string[] {
  let files: string[] = [];
  for (let day = 0; day < count; day += 1) {
    files.push(backupNameAt(new Date(Date.parse(`${first}T07:00:00Z`) + day * DAY_MS), 'automatica'));
    const expired = expiredBackups(files, keep);
    files = files.filter((file) => !expired.includes(file));
  }
  return files;
}

describe('the name of a backup', () => {
  it('has the day and time of Bogotá, and is read back', () => {
    const name = backupNameAt(new Date('2026-03-01T04:30:09.500Z'), 'manual');
    expect(name).toBe('portal-2026-02-28-233009-manual.sqlite');
    expect(readBackupName(name)).toEqual({
      archivo: name,
      tipo: 'manual',
      instante: '2026-03-01T04:30:09.000Z',
      dia: '2026-02-28',
    });
  });

  it.each(['portal.sqlite', 'copia.sqlite', 'portal-2026-02-31-9999.sqlite', '../portal-2026-02-28-020000.sqlite'])(
    'is not %s',
    (name) => expect(readBackupName(name)).toBeNull(),
  );
});

describe('the rotation', () => {
  it('keeps 7 days, 4 weeks and 12 months of 500 daily backups', () => {
    expect(afterDays('2025-01-01', 500).map(dayOf)).toEqual([
      // The last day of each of the last twelve months; May 2026 is among the days.
      ...['2025-06-30', '2025-07-31', '2025-08-31', '2025-09-30', '2025-10-31', '2025-11-30', '2025-12-31'],
      ...['2026-01-31', '2026-02-28', '2026-03-31'],
      // The Sundays of the last four weeks.
      '2026-04-26',
      '2026-04-30',
      ...[
        '2026-05-03',
        '2026-05-09',
        '2026-05-10',
        '2026-05-11',
        '2026-05-12',
        '2026-05-13',
        '2026-05-14',
        '2026-05-15',
      ],
    ]);
  });

  it('keeps the newest backup of a day', () => {
    const files = ['020000', '091500', '180000'].map((time) => nameOn('2026-03-01', time));
    expect(expiredBackups(files, { daily: 2, weekly: 0, monthly: 0 })).toEqual([files[1], files[0]]);
  });

  it('counts days with a backup, so that a long stop deletes nothing', () => {
    const files = ['2024-01-10', '2024-01-11', '2026-05-01'].map((day) => nameOn(day));
    expect(expiredBackups(files, { daily: 3, weekly: 0, monthly: 0 })).toEqual([]);
  });

  it('keeps five manual backups, every backup made before an upgrade, and files of others', () => {
    const days = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-03-${day}`);
    const manual = days.map((day) => nameOn(day, '100000', '-manual'));
    const upgrades = days.map((day) => nameOn(day, '100000', '-antes-de-actualizar'));
    const files = [...manual, ...upgrades, 'portal.sqlite', 'notas.txt'];
    expect(expiredBackups(files, { daily: 1, weekly: 0, monthly: 0 }).sort()).toEqual(manual.slice(0, 2));
  });
});

describe('the daily backup', () => {
  const at = (instant: string) => new Date(instant);
  const NONE = { last: null, lastSaved: null };

  it('is an hour of Bogotá', () => {
    expect(new Date(lastTimeAt(at('2026-03-02T06:59:59Z'), 2)).toISOString()).toBe('2026-03-01T07:00:00.000Z');
    expect(new Date(lastTimeAt(at('2026-03-02T07:00:00Z'), 2)).toISOString()).toBe('2026-03-02T07:00:00.000Z');
    expect(new Date(lastTimeAt(at('2026-03-02T04:59:59Z'), 0)).toISOString()).toBe('2026-03-01T05:00:00.000Z');
  });

  it('is due at once without an earlier backup, and once a day after that', () => {
    expect(isDue(at('2026-03-02T12:00:00Z'), 2, NONE)).toBe(true);
    const saved = { last: null, lastSaved: '2026-03-02T07:00:01.000Z' };
    expect(isDue(at('2026-03-03T06:59:59Z'), 2, saved)).toBe(false);
    expect(isDue(at('2026-03-03T07:00:00Z'), 2, saved)).toBe(true);
    expect(isDue(at('2026-03-05T15:00:00Z'), 2, saved), 'missed while stopped').toBe(true);
  });

  it('repeats a failed backup after 15 minutes', () => {
    const last = { instante: '2026-03-02T07:00:00.000Z', correcto: false, archivo: '', bytes: 0, problema: 'x' };
    const failed = { last, lastSaved: '2026-03-01T07:00:00.000Z' };
    expect(isDue(at('2026-03-02T07:14:59Z'), 2, failed)).toBe(false);
    expect(isDue(at('2026-03-02T07:15:00Z'), 2, failed)).toBe(true);
  });
});
