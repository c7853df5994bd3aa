import { sql } from 'kysely';
import type { Database } from './open.ts';

export function isReachable(db: Database): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}
