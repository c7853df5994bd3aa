/** The records that the rows of an import name: their authors, the members of projects, and the records of links. */
import { messages } from '../../../contract/calls/messages.ts';
import type { RecordKind } from '../../../contract/resources/resources.ts';
import { locks, type Trx } from '../../database/open.ts';
import { recordTable } from '../../database/unchecked.ts';
import { conflictError } from '../../errors/httpError.ts';
import { inBatches } from '../auditLog/inBatches.ts';
import type { ImportField } from '../parts/importPart.ts';
import type { ServerResources } from '../parts/serverResource.ts';
import { pausesOf } from '../searchIndex/pauses.ts';
import { membersFirst } from './authors.ts';
import type { Prepared, RowResult } from './rows.ts';
import { memberIdsOf } from './written.ts';

/** Milliseconds that the event loop is kept at a time. */
const SLICE_MS = 8;
/** Records of one query. */
const RECORDS = 500;

/** The ids that a row has in a field: of members, or of the kind that the field links. */
function idsIn({ name, column, kind }: ImportField, { cuerpo, columnas, miembros }: RowResult): readonly unknown[] {
  if (kind.is === 'people') return memberIdsOf(cuerpo[name]);
  if (kind.is !== 'link') return [];
  if (kind.many) return miembros;
  return [column === undefined ? cuerpo[name] : columnas[column]];
}

/** By kind. Members whom the import itself adds have negative ids, which are left out. */
async function namedRecords(resources: ServerResources, rows: readonly Prepared[]) {
  const [members] = membersFirst(resources);
  const named = new Map<RecordKind, Set<number>>();
  const pauses = pausesOf(SLICE_MS);
  for (const { kind: recurso, result } of rows) {
    if (pauses.isDue()) await pauses.pause();
    for (const field of resources[recurso].imports.fields) {
      const to = field.kind.is === 'link' ? field.kind.to : members;
      if (to === undefined) continue;
      for (const id of idsIn(field, result)) {
        if (typeof id !== 'number' || id < 0) continue;
        const ids = named.get(to) ?? new Set();
        named.set(to, ids.add(id));
      }
    }
  }
  return named;
}

/**
 * Locks the records that rows name until commit, in one order, so that two imports do not wait for each other.
 * @throws {HttpError} 409 if one went to the trash since the rows were compared
 */
export async function holdNamedRecords(trx: Trx, resources: ServerResources, rows: readonly Prepared[]): Promise<void> {
  const named = await namedRecords(resources, rows);
  for (const kind of [...named.keys()].sort()) {
    const ids = [...(named.get(kind) ?? [])].sort((a, b) => a - b);
    for await (const some of inBatches(ids, RECORDS)) {
      const found = await trx
        .selectFrom(recordTable(kind))
        .where('id', 'in', some)
        .orderBy('id')
        .select('id')
        .$if(locks(trx), (query) => query.forUpdate())
        .execute();
      if (found.length < some.length) throw conflictError(messages.importaciones.changedMeanwhile);
    }
  }
}
