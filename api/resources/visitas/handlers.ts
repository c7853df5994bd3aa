import { localDay } from '../../../contract/values/localDay.ts';
import type { HandlersOf } from '../calls/handler.ts';
import { readDays, readMostVisited } from './queries.ts';

const DIAS = 30;
const MOST_VISITED = 10;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The last days in Bogotá, the oldest first. */
function lastDays(count: number, now: Date): string[] {
  const dayBefore = (days: number) => localDay(new Date(now.getTime() - days * DAY_MS).toISOString());
  return Array.from({ length: count }, (_, index) => dayBefore(count - 1 - index));
}

export const visitas = {
  async listVisitas(db, { query: { recurso, id, dias = DIAS }, now }) {
    const days = lastDays(dias, now);
    const [from = ''] = days;
    const record = recurso === undefined || id === undefined ? null : { recurso, id };
    const counts = await readDays(db, from, record);
    return {
      success: 1,
      dias: days.map((dia) => ({ dia, cuenta: counts.get(dia) ?? 0 })),
      registros: record === null ? await readMostVisited(db, from, MOST_VISITED) : [],
    };
  },
} satisfies HandlersOf<'listVisitas'>;
