import { CommandError } from '../../copies/command.ts';

/** The instant before which movimientos are old. @param age '90d', '18m' or '2y' */
export function cutoffOf(age: string, now: Date): Date {
  const [, digits = '', unit = ''] = /^([1-9]\d{0,3})([dmy])$/.exec(age) ?? [];
  if (unit === '') throw new CommandError('Escriba --anteriores-a con días, meses o años: 90d, 18m o 2y.');
  const count = Number(digits);
  const cutoff = new Date(now);
  const day = cutoff.getUTCDate();
  if (unit === 'd') cutoff.setUTCDate(cutoff.getUTCDate() - count);
  if (unit === 'm') cutoff.setUTCMonth(cutoff.getUTCMonth() - count);
  if (unit === 'y') cutoff.setUTCFullYear(cutoff.getUTCFullYear() - count);
  // The last day of a month that has fewer days.
  if (unit !== 'd' && cutoff.getUTCDate() !== day) cutoff.setUTCDate(0);
  return cutoff;
}
