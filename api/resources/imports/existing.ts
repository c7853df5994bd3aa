import { setImmediate } from 'node:timers/promises';
import type { Fields } from '../../../contract/duplicates/identity.ts';
import { draftNameOf } from '../../../contract/resources/drafts.ts';
import type { ImportedResource } from '../../../contract/resources/resources.ts';
import type { Database } from '../../database/open.ts';
import { recordTable } from '../../database/unchecked.ts';
import { nombreOf } from '../names/names.ts';
import type { ImportPart } from '../parts/importPart.ts';
import { type ServerResources, serverPartsOf } from '../parts/serverResource.ts';
import { toBody } from '../reversal/currentRules.ts';
import { fieldError } from './fieldRules.ts';
import { KeyIndex } from './KeyIndex.ts';

/** A record, or a draft of a new one, that a row may mean. */
export interface Candidate {
  id: number;
  nombre: string;
  isDraft: boolean;
  /** of the record; 0 for a draft */
  version: number;
  /** by the names of the call's fields */
  fields: Fields;
}

/** Records read in one query: more would block the event loop where the database is in memory. */
const BATCH = 100;

/** The records and drafts of a kind, by what may tell that a row means one of them. */
export class CandidateIndex {
  readonly #byKey = new KeyIndex<Candidate>();
  readonly #byId = new Map<number, Candidate>();

  constructor(keysOf: (fields: Fields) => readonly string[], candidates: readonly Candidate[]) {
    for (const candidate of candidates) {
      if (!candidate.isDraft) this.#byId.set(candidate.id, candidate);
      this.#byKey.add(keysOf(candidate.fields), candidate);
    }
  }

  /** A record, never a draft. */
  ofId(id: number): Candidate | undefined {
    return this.#byId.get(id);
  }

  like(keys: readonly string[]): Set<Candidate> {
    return this.#byKey.like(keys);
  }
}

async function addRecords(
  db: Database,
  resources: ServerResources,
  kind: ImportedResource,
  candidates: Candidate[],
): Promise<void> {
  const parts = serverPartsOf(resources, kind);
  const membersField = parts.imports?.fields.find(({ kind: field }) => field.is === 'link' && field.many)?.name ?? '';
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom(recordTable(kind))
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .selectAll()
      .execute();
    const members = await parts.imports?.members?.read(
      db,
      rows.map(({ id }) => id),
    );
    for (const row of rows) {
      const linked = members?.get(row.id);
      const fields = { ...toBody(kind, { ...row }, { ...row }, parts), ...(linked && { [membersField]: linked }) };
      candidates.push({
        id: row.id,
        nombre: nombreOf(kind, row),
        isDraft: false,
        version: row.version,
        fields,
      });
    }
    await setImmediate();
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.id;
  }
}

/** Characters of a value that breaks the rule of its field, which a form keeps in a draft. */
const WRONG_MAX = 5_000;

/** The values of a draft without those that would take long to compare: no record can have them. */
const boundedValues = (part: ImportPart, values: Fields): Fields =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value).length <= WRONG_MAX || fieldError(part, name, value) === undefined,
    ),
  );

async function addDrafts(
  db: Database,
  kind: ImportedResource,
  part: ImportPart,
  candidates: Candidate[],
): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('borradores')
      .where('recurso', '=', kind)
      .where('recurso_id', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .select(['id', 'campos'])
      .execute();
    for (const { id, campos } of rows) {
      const fields = boundedValues(part, JSON.parse(campos));
      candidates.push({ id, nombre: draftNameOf(kind, fields), isDraft: true, version: 0, fields });
    }
    await setImmediate();
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.id;
  }
}

/** Reads the records and the drafts of new records of a kind. */
export async function readCandidates(
  db: Database,
  resources: ServerResources,
  kind: ImportedResource,
): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  await addRecords(db, resources, kind, candidates);
  await addDrafts(db, kind, resources[kind].imports, candidates);
  return candidates;
}
