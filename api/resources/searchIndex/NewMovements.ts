import type { Database } from '../../database/open.ts';

/** Movimientos that are read again: on PostgreSQL one may become visible after others with higher ids. */
const OVERLAP = 300;
/** With more changes than this, reading everything is as fast. */
const MAX_CHANGES = 1_000;

/** The ids of the changed records by `recurso`, or 'all' when what changed is not known. */
export type Changes = 'all' | ReadonlyMap<string, ReadonlySet<number>>;

interface MovementHead {
  id: number;
  created_at: string;
  recurso: string;
  recurso_id: number;
}

/** Differs between the movimientos that had the same id before and after a restored backup. */
const identityOf = ({ created_at, recurso, recurso_id }: MovementHead): string =>
  `${created_at} ${recurso} ${recurso_id}`;

/** @param from an id, or null for all */
async function readNewest(db: Database, from: number | null): Promise<MovementHead[]> {
  return db
    .selectFrom('movimientos')
    .select(['id', 'created_at', 'recurso', 'recurso_id'])
    .$if(from !== null, (query) => query.where('id', '>=', from))
    .orderBy('id', 'desc')
    .limit(OVERLAP + MAX_CHANGES)
    .execute();
}

/** Reads from `movimientos` which records any instance has changed since the last reading. */
export class NewMovements {
  /** the newest movimientos of the last reading, by id; null before the first one */
  #seen: ReadonlyMap<number, string> | null = null;

  /** Returns 'all' at first, when too much changed, and when a restored backup has replaced the database. */
  async read(db: Database): Promise<Changes> {
    const seen = this.#seen;
    const isFull = seen?.size === OVERLAP;
    const rows = await readNewest(db, isFull ? Math.min(...seen.keys()) : null);
    const found = new Map(rows.map((row) => [row.id, identityOf(row)]));
    this.#seen = new Map([...found].slice(0, OVERLAP));
    if (seen === null || rows.length === OVERLAP + MAX_CHANGES) return 'all';
    for (const [id, identity] of seen) if (found.get(id) !== identity) return 'all';
    return changesIn(rows.filter(({ id }) => !seen.has(id)));
  }

  /** Makes the next reading return 'all'. */
  forget(): void {
    this.#seen = null;
  }
}

function changesIn(rows: readonly MovementHead[]): Changes {
  const changes = new Map<string, Set<number>>();
  for (const { recurso, recurso_id } of rows) {
    const ids = changes.get(recurso) ?? new Set<number>();
    changes.set(recurso, ids.add(recurso_id));
  }
  return changes;
}
