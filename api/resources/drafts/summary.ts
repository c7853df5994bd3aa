import { setImmediate } from 'node:timers/promises';
import type { DraftResource } from '../../../contract/resources/drafts.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';

/** The columns of a summary: the values and the base of a draft have up to 200 kB each. */
export const SUMMARY_COLUMNS = [
  'id',
  'recurso',
  'recurso_id',
  'nombre',
  'version',
  'created_at',
  'created_by',
  'updated_at',
  'updated_by',
] as const satisfies (keyof Row<'borradores'>)[];

/** A draft without its values. */
export function toSummary(row: Pick<Row<'borradores'>, (typeof SUMMARY_COLUMNS)[number]>) {
  const { id, recurso_id, nombre, version, created_at, created_by, updated_at, updated_by } = row;
  return {
    id,
    recurso: row.recurso,
    recurso_id,
    nombre,
    version,
    created_at,
    created_by,
    updated_at,
    updated_by: updated_by || created_by,
  };
}

type Summary = ReturnType<typeof toSummary>;

/** Drafts of one query: ten thousand in one would block the event loop for 100 ms. */
const BATCH = 1_000;

const newestFirst = (a: Summary, b: Summary): number =>
  a.updated_at === b.updated_at ? b.id - a.id : a.updated_at < b.updated_at ? 1 : -1;

/** All drafts, or those of one resource, the last saved first. */
export async function readSummaries(db: Database, recurso: DraftResource | undefined): Promise<Summary[]> {
  const drafts = db.selectFrom('borradores').select(SUMMARY_COLUMNS);
  const chosen = recurso === undefined ? drafts : drafts.where('recurso', '=', recurso);
  const summaries: Summary[] = [];
  for (let last = 0; ; ) {
    const rows = await chosen.where('id', '>', last).orderBy('id').limit(BATCH).execute();
    summaries.push(...rows.map(toSummary));
    const end = rows.at(-1);
    if (end === undefined || rows.length < BATCH) return summaries.sort(newestFirst);
    last = end.id;
    await setImmediate();
  }
}
