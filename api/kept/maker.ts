import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { MakerThread, type ThreadData } from './makerThread.ts';
import type { Packed } from './packed.ts';
import { prepare, type Source, type Wanted } from './prepare.ts';

/** Makes the answers that are kept. */
export interface Maker {
  make: (wanted: Wanted) => Promise<Packed | null>;
  close: () => Promise<void>;
}

/** Records of one kind: what is made of more keeps the event loop for longer than a few milliseconds. */
const MANY = 300;

/** Whether some list of the portal is long. */
async function isLarge(db: Database): Promise<boolean> {
  const more = (table: string) => sql`exists (select 1 from ${sql.table(table)} limit 1 offset ${sql.lit(MANY)})`;
  const anyOf = sql.join(['proyectos', 'productos', 'eventos', 'integrantes'].map(more), sql` or `);
  const { rows } = await sql<{ large: number | boolean }>`select ${anyOf} as large`.execute(db);
  return Boolean(rows[0]?.large);
}

/** Makes answers where it is called: for a database that only this connection sees. */
export const makerHere = (source: Source): Maker => ({
  make: (wanted) => prepare(source, wanted),
  close: async () => undefined,
});

/**
 * Makes answers where it is called while the lists are short, as those of most groups are, and in a thread of its own once
 * one is long: a thread costs memory, and a list of thousands more time than the event loop may stand still. What the thread
 * fails to make is made where it is called after all.
 */
export function makerFor(source: Source, where: ThreadData, onThreadFailure: (error: unknown) => void): Maker {
  const thread = new MakerThread(where);
  return {
    async make(wanted) {
      if (!(await isLarge(source.db))) return prepare(source, wanted);
      return thread.make(wanted).catch((error: unknown) => {
        onThreadFailure(error);
        return prepare(source, wanted);
      });
    },
    close: () => thread.close(),
  };
}
