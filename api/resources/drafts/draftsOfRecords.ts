import type { RecordOfKind } from '../../../contract/entities/history.ts';
import { isRecordKind } from '../../../contract/resources/resources.ts';
import { locks, type Trx } from '../../database/open.ts';
import { inBatches } from '../auditLog/inBatches.ts';
import { movementsInBatches } from '../auditLog/readMovements.ts';

const DRAFTS = 'borradores';

const keyOf = (recurso: unknown, id: unknown): string => `${recurso} ${id}`;

/** Ids or operations of one query. */
const BATCH = 500;

/** The rows of queries for some items each. */
async function readInBatches<T, R>(items: readonly T[], read: (some: readonly T[]) => Promise<R[]>): Promise<R[]> {
  const rows: R[] = [];
  for await (const some of inBatches(items, BATCH)) rows.push(...(await read(some)));
  return rows;
}

/** The drafts of stored records. The history of drafts, which may be long, is read once for all records. */
async function draftsOfStored(trx: Trx, records: readonly RecordOfKind[]): Promise<Set<number>> {
  const keys = new Set(records.map(({ recurso, recurso_id }) => keyOf(recurso, recurso_id)));
  const drafts = new Set<number>();
  for await (const changes of movementsInBatches(trx, (query) => query.where('recurso', '=', DRAFTS), false)) {
    for (const { recurso_id, antes, despues } of changes) {
      const draft = despues ?? antes;
      if (draft !== null && keys.has(keyOf(draft.recurso, draft.recurso_id))) drafts.add(recurso_id);
    }
  }
  return drafts;
}

interface Written {
  operacion: string;
  created_at: string;
}

/** An operation may have several writes, each with its time. */
const writeOf = ({ operacion, created_at }: Written): string => `${operacion} ${created_at}`;

/** The writes that added records. */
async function additionsOf(trx: Trx, records: readonly RecordOfKind[]): Promise<Written[]> {
  const written: Written[] = [];
  for (const [recurso, ofKind] of Map.groupBy(records, (record) => record.recurso)) {
    const ids = ofKind.map(({ recurso_id }) => recurso_id);
    const added = await readInBatches(ids, (some) =>
      trx
        .selectFrom('movimientos')
        .where('recurso', '=', recurso)
        .where('recurso_id', 'in', some)
        .where('accion', '=', 'agregar')
        .where('operacion', '<>', '')
        .select(['operacion', 'created_at'])
        .execute(),
    );
    written.push(...added);
  }
  return written;
}

/** A query of the publications of drafts. */
const publications = (trx: Trx) =>
  trx
    .selectFrom('movimientos')
    .where('recurso', '=', DRAFTS)
    .where('accion', '=', 'publicar')
    .select(['id', 'recurso_id as draft', 'operacion', 'created_at']);

/** The records that were added by writes. */
async function addedBy(trx: Trx, writes: readonly Written[]): Promise<RecordOfKind[]> {
  const keys = new Set(writes.map(writeOf));
  const operations = [...new Set(writes.map(({ operacion }) => operacion))];
  const rows = await readInBatches(operations, (some) =>
    trx
      .selectFrom('movimientos')
      .where('operacion', 'in', some)
      .where('accion', '=', 'agregar')
      .select(['recurso', 'recurso_id', 'operacion', 'created_at'])
      .execute(),
  );
  return rows.flatMap(({ recurso, recurso_id, ...write }) =>
    keys.has(writeOf(write)) && isRecordKind(recurso) ? [{ recurso, recurso_id }] : [],
  );
}

/** Those of some drafts that have their row. Locks them, so that none is published meanwhile. */
async function liveDrafts(trx: Trx, ids: readonly number[]): Promise<Set<number>> {
  const rows = await readInBatches(ids, (some) =>
    trx
      .selectFrom(DRAFTS)
      .where('id', 'in', some)
      .select('id')
      .orderBy('id')
      .$if(locks(trx), (query) => query.forUpdate())
      .execute(),
  );
  return new Set(rows.map(({ id }) => id));
}

export interface DraftsOfRecords {
  /** ids of the drafts that are of these records only */
  own: number[];
  /** drafts and records that may have the same files: a publication that was undone brings its draft back, to be published again */
  sharing: { recurso: string; recurso_id: number }[];
}

/**
 * The drafts of records: of their changes, and those that they come from. A draft that is a draft again, or was published again as
 * another record, is not theirs.
 */
export async function draftsOfRecords(trx: Trx, records: readonly RecordOfKind[]): Promise<DraftsOfRecords> {
  const additions = await additionsOf(trx, records);
  const theirs = new Set(additions.map(writeOf));
  const operations = [...new Set(additions.map(({ operacion }) => operacion))];
  const published = await readInBatches(operations, (some) =>
    publications(trx).where('operacion', 'in', some).execute(),
  );
  const sources = [...new Set(published.filter((write) => theirs.has(writeOf(write))).map(({ draft }) => draft))];
  const live = await liveDrafts(trx, sources);
  const ofSources = await readInBatches(sources, (some) => publications(trx).where('recurso_id', 'in', some).execute());
  const oldestFirst = ofSources.toSorted((a, b) => a.id - b.id);
  const last = new Map(oldestFirst.map((publication) => [publication.draft, writeOf(publication)]));
  const isOwn = (id: number): boolean => !live.has(id) && theirs.has(last.get(id) ?? '');
  const elsewhere = ofSources.filter((publication) => !theirs.has(writeOf(publication)));
  return {
    own: [...new Set([...(await draftsOfStored(trx, records)), ...sources.filter(isOwn)])],
    sharing: [
      ...sources.filter((id) => !isOwn(id)).map((recurso_id) => ({ recurso: DRAFTS, recurso_id })),
      ...(await addedBy(trx, elsewhere)),
    ],
  };
}
