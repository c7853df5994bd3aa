import type { Database } from './open.ts';

/** The row of `ajustes` that migration 2 inserts. */
const PORTAL_ID = 'id_portal';

/** The random UUID of this portal, from which identifiers of feeds and calendars are made. It never changes. */
export async function readPortalId(db: Database): Promise<string> {
  const row = await db.selectFrom('ajustes').where('clave', '=', PORTAL_ID).select('valor').executeTakeFirstOrThrow();
  return row.valor;
}
