import { EVENTO_FECHA_MIN } from '../../../contract/values/constants.ts';
import { MONTHS } from '../../../contract/values/months.ts';
import type { Evento } from '../../../dataProvider/resources/eventos.ts';
import { dateParts, yearOf } from '../../../i18n/dates.ts';
import { capitalize } from '../../display/capitalize.ts';
import type { Period } from './usePeriod.ts';

const FIRST_YEAR = Number(EVENTO_FECHA_MIN.slice(0, 4));

/** 2020 through next year, plus any year in the data, in descending order. @param year the current year */
export function offeredYears(eventos: readonly Pick<Evento, 'fecha'>[], year: number): number[] {
  const calendar = Array.from({ length: year + 2 - FIRST_YEAR }, (_, index) => FIRST_YEAR + index);
  const present = eventos.map(({ fecha }) => yearOf(fecha)).filter((anio) => anio !== null);
  return [...new Set([...calendar, ...present])].sort((a, b) => b - a);
}

export interface MonthWithEventos {
  /** 1 to 12 */
  mes: number;
  nombre: string;
  eventos: Evento[];
}

/** The twelve months of a year with their events, latest first. */
export function eventosByMonth(eventos: readonly Evento[], anio: number): MonthWithEventos[] {
  const ofYear = eventos.filter(({ fecha }) => yearOf(fecha) === anio);
  const ordered = ofYear.toSorted((a, b) => b.fecha.localeCompare(a.fecha) || a.id - b.id);
  return MONTHS.map((nombre, index) => ({
    mes: index + 1,
    nombre: capitalize(nombre),
    eventos: ordered.filter(({ fecha }) => dateParts(fecha)?.month === index + 1),
  }));
}

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
