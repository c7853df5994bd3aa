import { recordTable } from '../../database/unchecked.ts';
import type { HandlersOf } from '../calls/handler.ts';

const PAGE = 200;
/** More would block the event loop for tens of milliseconds while it is written. */
const PAGE_CHARACTERS = 1_000_000;

interface Origen {
  id: number;
  origen: string;
}

/** The first rows that one answer holds, at least one. */
function firstOf(rows: readonly Origen[]): Origen[] {
  let left = PAGE_CHARACTERS;
  const end = rows.findIndex(({ origen }) => {
    left -= origen.length;
    return left < 0;
  });
  return rows.slice(0, end === -1 ? rows.length : Math.max(1, end));
}

export const origenes = {
  async listOrigenes(db, { query: { recurso, id, despues_de = 0 } }) {
    const rows = await db
      .selectFrom(recordTable(recurso))
      .where('origen', 'is not', null)
      .where('id', id === undefined ? '>' : '=', id ?? despues_de)
      .select(['id', 'origen'])
      .orderBy('id')
      .limit(PAGE)
      .execute();
    const shown = firstOf(rows.map((row) => ({ id: row.id, origen: row.origen ?? '' })));
    const isEnd = shown.length === rows.length && rows.length < PAGE;
    return { success: 1, origenes: shown, siguiente: isEnd ? null : (shown.at(-1)?.id ?? null) };
  },
} satisfies HandlersOf<'listOrigenes'>;
