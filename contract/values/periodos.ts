/** A time in the group: days 'YYYY-MM-DD', '' where it is open. Both days belong to it. */
export interface Periodo {
  desde: string;
  hasta: string;
}

/** The last day in the group; '' without periods, and while one has no end. */
export function lastDayOf(periodos: readonly Periodo[]): string {
  const ends = periodos.map(({ hasta }) => hasta).toSorted();
  return ends[0] === '' ? '' : (ends.at(-1) ?? '');
}

/** True from the day after the last one. @param today 'YYYY-MM-DD' in Bogotá */
export function hasLeft(periodos: readonly Periodo[], today: string): boolean {
  const last = lastDayOf(periodos);
  return last !== '' && last < today;
}

/** As a cell of an export has it: 'desde 2015-02-01 hasta 2018-06-30'. */
export const periodoText = ({ desde, hasta }: Periodo): string =>
  [desde && `desde ${desde}`, hasta && `hasta ${hasta}`].filter(Boolean).join(' ');
