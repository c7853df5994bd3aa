import { EVENTO_FECHA_MIN } from '../../../contract/values/constants.ts';
import { MONTHS } from '../../../contract/values/months.ts';
import type { Evento } from '../../../dataProvider/resources/eventos.ts';
import { dateParts, yearOf } from '../../../i18n/dates.ts';

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
    nombre: nombre.charAt(0).toUpperCase() + nombre.slice(1),
    eventos: ordered.filter(({ fecha }) => dateParts(fecha)?.month === index + 1),
  }));
}
