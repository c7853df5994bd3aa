/** What the rows of an import are compared with. */
import type { Fields } from '../../../../contract/duplicates/identity.ts';
import { draftNameOf } from '../../../../contract/resources/drafts.ts';
import {
  IMPORTED_RESOURCES,
  type ImportedResource,
  type RecordKind,
} from '../../../../contract/resources/resources.ts';
import { fullNameOf } from '../../../../contract/values/fullName.ts';
import { textOf } from '../../../../contract/values/tolerant.ts';
import { readChangeMark } from '../../../database/changeMark.ts';
import type { Database } from '../../../database/open.ts';
import { rowsInParts } from '../../../database/rowsInParts.ts';
import { recordTable } from '../../../database/unchecked.ts';
import { nombreIn, nombreOf } from '../../names/names.ts';
import type { ImportPart } from '../../parts/importPart.ts';
import { type ServerResources, serverPartsOf } from '../../parts/serverResource.ts';
import { toBody } from '../../reversal/currentRules.ts';
import { type Member, type RememberedNames, readRememberedNames } from '../values/authors.ts';
import { LinkIndex } from '../values/links.ts';
import { fieldError } from '../values/readRow.ts';
import type { Candidate } from './compareRow.ts';

export interface Records {
  /** of the last write before they were read */
  marca: string;
  /** id of the last movimiento then; 0 without one */
  movimiento: number;
  links: LinkIndex;
  members: readonly Member[];
  remembered: RememberedNames;
  candidates: ReadonlyMap<ImportedResource, readonly Candidate[]>;
}

/** Records, and drafts, which may be long, that one query reads. */
const ROWS = 500;
const DRAFTS = 100;

/** The kinds that links of imports name. */
const namedKinds = (resources: ServerResources): ReadonlySet<RecordKind> =>
  new Set(
    IMPORTED_RESOURCES.flatMap((kind) =>
      resources[kind].imports.fields.flatMap(({ kind: field }) => (field.is === 'link' ? [field.to] : [])),
    ),
  );

async function readNames(db: Database, kind: RecordKind): Promise<Pick<Member, 'id' | 'nombre'>[]> {
  const query = db
    .selectFrom(recordTable(kind))
    .select(['id', nombreIn(kind).as('nombre')])
    .orderBy('id')
    .limit(ROWS);
  const names: Pick<Member, 'id' | 'nombre'>[] = [];
  for await (const rows of rowsInParts((id) => query.where('id', '>', id).execute()))
    for (const { id, nombre } of rows) names.push({ id, nombre: nombre.trim() });
  return names;
}

async function readMembers(db: Database): Promise<Member[]> {
  const rows = await db
    .selectFrom('integrantes')
    .select(['id', 'nombres', 'apellidos', 'orcid'])
    .orderBy('id')
    .execute();
  return rows.map(({ id, orcid, ...names }) => ({ id, nombre: fullNameOf(names), orcid: textOf(orcid) }));
}

async function addRecords(
  db: Database,
  resources: ServerResources,
  kind: ImportedResource,
  candidates: Candidate[],
): Promise<void> {
  const parts = serverPartsOf(resources, kind);
  const membersField = parts.imports?.fields.find(({ kind: field }) => field.is === 'link' && field.many)?.name ?? '';
  const query = db.selectFrom(recordTable(kind)).orderBy('id').limit(ROWS).selectAll();
  for await (const rows of rowsInParts((id) => query.where('id', '>', id).execute())) {
    const members = await parts.imports?.members?.read(
      db,
      rows.map(({ id }) => id),
    );
    for (const row of rows) {
      const linked = members?.get(row.id);
      // Links are read by their columns, which have other names in a form.
      const stored = { ...row };
      const form = toBody(kind, stored, stored, parts);
      const fields = Object.assign(stored, form, linked && { [membersField]: linked });
      candidates.push({ id: row.id, nombre: nombreOf(kind, row), isDraft: false, version: row.version, fields });
    }
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

/** Adds the drafts of new records. */
async function addDrafts(
  db: Database,
  part: ImportPart,
  kind: ImportedResource,
  candidates: Candidate[],
): Promise<void> {
  const drafts = db.selectFrom('borradores').where('recurso', '=', kind).where('recurso_id', 'is', null);
  const query = drafts.orderBy('id').limit(DRAFTS).select(['id', 'campos']);
  for await (const rows of rowsInParts((id) => query.where('id', '>', id).execute()))
    for (const { id, campos } of rows) {
      const fields = boundedValues(part, JSON.parse(campos));
      candidates.push({ id, nombre: draftNameOf(kind, fields), isDraft: true, version: 0, fields });
    }
}

async function lastMovement(db: Database): Promise<number> {
  const last = db.selectFrom('movimientos').select(({ fn }) => fn.max<number | null>('id').as('id'));
  return Number((await last.executeTakeFirstOrThrow()).id);
}

/** @param db of a transaction that reads one state of the database @param kinds of the rows */
export async function readRecords(
  db: Database,
  resources: ServerResources,
  kinds: ReadonlySet<ImportedResource>,
): Promise<Records> {
  const marca = await readChangeMark(db);
  const movimiento = await lastMovement(db);
  const names = new Map<RecordKind, Pick<Member, 'id' | 'nombre'>[]>();
  for (const kind of namedKinds(resources)) names.set(kind, await readNames(db, kind));
  const members = await readMembers(db);
  const remembered = await readRememberedNames(db);
  const candidates = new Map<ImportedResource, Candidate[]>();
  for (const kind of kinds) {
    const known: Candidate[] = [];
    await addRecords(db, resources, kind, known);
    await addDrafts(db, resources[kind].imports, kind, known);
    candidates.set(kind, known);
  }
  return { marca, movimiento, links: new LinkIndex(names), members, remembered, candidates };
}
