import { setImmediate } from 'node:timers/promises';
import type { SelectQueryBuilder } from 'kysely';
import { locks, type Trx } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';
import type { LoggedChange, RowState } from './loggedChange.ts';

const parseRow = (json: string | null): RowState | null => (json === null ? null : JSON.parse(json));

type Query = SelectQueryBuilder<Tables, 'movimientos', object>;

/** Movimientos of one query: their rows are large. */
const BATCH = 200;

/** Reads movimientos with their rows and locks them, so that two people do not reverse them at once. @param where the condition on them */
export async function readChanges(trx: Trx, where: (query: Query) => Query): Promise<LoggedChange[]> {
  const changes: LoggedChange[] = [];
  for (let last = 0; ; ) {
    const rows = await where(trx.selectFrom('movimientos') as Query)
      .where('id', '>', last)
      .select(['id', 'recurso', 'recurso_id', 'tabla', 'antes', 'despues'])
      .orderBy('id')
      .limit(BATCH)
      .$if(locks(trx), (query) => query.forUpdate())
      .execute();
    changes.push(...rows.map((row) => ({ ...row, antes: parseRow(row.antes), despues: parseRow(row.despues) })));
    const end = rows.at(-1);
    if (end === undefined || rows.length < BATCH) return changes;
    last = end.id;
    await setImmediate();
  }
}
