import { recordTable } from '../../database/unchecked.ts';
import type { HandlersOf } from '../calls/handler.ts';

/** Rows of an answer: with the longest texts, some megabytes. */
const PAGE = 200;

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
    return {
      success: 1,
      origenes: rows.map((row) => ({ id: row.id, origen: row.origen ?? '' })),
      siguiente: rows.length < PAGE ? null : (rows.at(-1)?.id ?? null),
    };
  },
} satisfies HandlersOf<'listOrigenes'>;
