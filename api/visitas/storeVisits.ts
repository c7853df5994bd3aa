import type { Database } from '../database/open.ts';
import type { VisitCount } from './visitCounter.ts';

/** Rows of one statement. */
const BATCH = 500;

const keyOf = ({ recurso, recurso_id, dia }: VisitCount): string => `${recurso} ${recurso_id} ${dia}`;

/** Adds counts to those of other instances. It is no change of content: caches stay valid. */
export async function storeVisits(db: Database, counts: readonly VisitCount[]): Promise<void> {
  // All instances write in one order, so that two do not wait for each other's rows.
  const sorted = counts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await db.transaction().execute(async (trx) => {
    for (let start = 0; start < sorted.length; start += BATCH) {
      await trx
        .insertInto('visitas')
        .values(sorted.slice(start, start + BATCH))
        .onConflict((conflict) =>
          conflict
            .columns(['recurso', 'recurso_id', 'dia'])
            .doUpdateSet(({ ref, eb }) => ({ cuenta: eb('visitas.cuenta', '+', ref('excluded.cuenta')) })),
        )
        .execute();
    }
  });
}
