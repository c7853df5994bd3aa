import type { Fields, Identity } from '../../../contract/duplicates/identity.ts';
import type { Pendiente } from '../../../contract/entities/pendiente.ts';
import { MERGED_RESOURCES, type MergedResource, resources } from '../../../contract/resources/resources.ts';
import { DUPLICADOS_MAX } from '../../../contract/values/gruposPendientes.ts';
import { untilNextWrite } from '../../database/changeMark.ts';
import type { Database } from '../../database/open.ts';
import { rowsInParts } from '../../database/rowsInParts.ts';
import { namedAs, recordTable } from '../../database/unchecked.ts';
import { nombreOf } from '../names/names.ts';
import { pausesOf } from '../searchIndex/pauses.ts';
import { readDistinct } from './distinctRecords.ts';

/** Rows of one query. */
const BATCH = 200;
/** Milliseconds that the event loop is kept at a time. */
const SLICE_MS = 10;
/** Earlier records with one key that a record is compared with: they are unlike it only where staff or two DOIs say so. */
const COMPARED = 20;

type Known = Fields & { readonly id: number; readonly created_at: string };

/** A record and those after it that may be the same. */
interface Group {
  first: Known;
  others: { record: Known; campo: string }[];
}

type AreDistinct = (id: number, otherId: number) => boolean;

/** The first of the records before it that a record may be the same as, by their keys. The record is added to them. */
function findEarlier(
  { keys, differ = {} }: Identity,
  byKey: Map<string, Known[]>,
  record: Known,
  areDistinct: AreDistinct,
): { earlier: Known; campo: string } | null {
  let found: { earlier: Known; campo: string } | null = null;
  for (const [campo, keysOf] of Object.entries(keys)) {
    const isSame = (other: Known): boolean => !differ[campo]?.(other, record) && !areDistinct(other.id, record.id);
    for (const key of keysOf(record)) {
      const name = `${campo} ${key}`;
      const known = byKey.get(name) ?? [];
      byKey.set(name, known);
      const earlier: Known | undefined = known.find(isSame);
      if (earlier !== undefined && (found === null || earlier.id < found.earlier.id)) found = { earlier, campo };
      if (known.length < COMPARED) known.push(record);
    }
  }
  return found;
}

async function groupsOf(db: Database, recurso: MergedResource): Promise<Group[]> {
  const { identity, nameColumns } = resources[recurso];
  const columns = [...new Set(['id', 'created_at', ...nameColumns, ...identity.fields])];
  const areDistinct = await readDistinct(db, recurso);
  const query = db
    .selectFrom(recordTable(recurso))
    .select(columns.map((column) => namedAs<'id' | 'created_at'>(column)))
    .orderBy('id')
    .limit(BATCH);
  const byKey = new Map<string, Known[]>();
  const groups = new Map<number, Group>();
  const pauses = pausesOf(SLICE_MS);
  for await (const rows of rowsInParts((id) => query.where('id', '>', id).execute())) {
    for (const row of rows) {
      if (pauses.isDue()) await pauses.pause();
      const record: Known = { ...row };
      const found = findEarlier(identity, byKey, record, areDistinct);
      if (found === null) continue;
      const { earlier, campo } = found;
      const group = groups.get(earlier.id) ?? { first: earlier, others: [] };
      groups.set(earlier.id, group);
      group.others.push({ record, campo });
    }
  }
  return [...groups.values()].sort((a, b) => a.first.id - b.first.id);
}

const listed = (recurso: MergedResource, record: Known) => ({
  id: record.id,
  nombre: nombreOf(recurso, record),
  detalle: record.created_at,
});

const toPendiente = (recurso: MergedResource, { first, others }: Group): Pendiente => ({
  recurso,
  ...listed(recurso, first),
  campo: others[0]?.campo ?? '',
  otros: others.slice(0, DUPLICADOS_MAX).map(({ record, campo }) => ({ ...listed(recurso, record), campo })),
});

/** The records that may be the same as another one. */
export const possibleDuplicates = untilNextWrite(async (db): Promise<readonly Pendiente[]> => {
  const found: Pendiente[] = [];
  for (const recurso of MERGED_RESOURCES) {
    const groups = await groupsOf(db, recurso);
    found.push(...groups.map((group) => toPendiente(recurso, group)));
  }
  return found;
});
