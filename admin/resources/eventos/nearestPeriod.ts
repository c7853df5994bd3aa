import type { Evento } from '../../../dataProvider/resources/eventos.ts';
import type { Period } from './usePeriod.ts';

export interface NearestPeriod extends Period {
  month: number;
  /** after the period, not before it */
  isLater: boolean;
}

/** The month of the first event after a period without events, or else of the last one before it; null if there are no events. */
export function nearestPeriod(
  eventos: readonly Pick<Evento, 'fecha'>[],
  { year, month }: Period,
): NearestPeriod | null {
  const start = `${year}-${String(month ?? 1).padStart(2, '0')}`;
  const months = eventos.map(({ fecha }) => fecha.slice(0, 7)).sort();
  const later = months.find((each) => each > start);
  const found = later ?? months.at(-1);
  if (found === undefined) return null;
  const [foundYear = year, foundMonth = 1] = found.split('-').map(Number);
  return { year: foundYear, month: foundMonth, isLater: later !== undefined };
}
