import { sql } from 'kysely';
import type { SampleRecord } from '../../../contract/entities/ejemplo.ts';
import {
  EDITED_RESOURCES,
  type EditedResource,
  RECORD_KINDS,
  type RecordKind,
} from '../../../contract/resources/resources.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { recordTable } from '../../database/unchecked.ts';
import { nombreOf, nounOf } from '../names/names.ts';
import { type ServerResources, serverPartsOf } from '../parts/serverResource.ts';
import { referencePairs } from '../records/references.ts';
import { isSample } from './isSample.ts';
import { readSampleSettings } from './sampleSettings.ts';

interface Found {
  recurso: RecordKind;
  id: number;
  nombre: string;
  motivo: 'cambiado' | 'borrador' | null;
}

const keyOf = (recurso: EditedResource, id: number): string => `${recurso} ${id}`;

/** The sample records of a kind. One with `updated_by` set is 'cambiado', else one with a draft is 'borrador'. */
async function readKind(db: Database, recurso: RecordKind): Promise<Found[]> {
  const { rows } = await sql<Row<'proyectos'> & { borradores: number }>`
    select *, (select count(*) from borradores b
      where b.recurso = ${sql.lit(recurso)} and b.recurso_id = ${sql.ref(`${recurso}.id`)}) as borradores
    from ${sql.table(recurso)} where ${isSample(recurso)} order by id`.execute(db);
  return rows.map((row) => ({
    recurso,
    id: row.id,
    nombre: nombreOf(recurso, row),
    motivo: row.updated_by !== '' ? 'cambiado' : Number(row.borradores) > 0 ? 'borrador' : null,
  }));
}

/** Two records that a page of one of them shows together. */
type Link = readonly [string, string];

async function readLinks(db: Database, resources: ServerResources): Promise<Link[]> {
  const links: Link[] = [];
  for (const recurso of EDITED_RESOURCES) {
    const pairs = [
      ...((await serverPartsOf(resources, recurso).shownTogether?.(db)) ?? []),
      ...(await referencePairs(db, recurso)),
    ];
    links.push(...pairs.map(([id, other]): Link => [keyOf(recurso, id), keyOf(other.recurso, other.id)]));
  }
  return links;
}

/** The sample records, and why some of them stay: what staff wrote, drafted or linked with their own records is theirs. */
export async function readSampleRecords(db: Database, resources: ServerResources): Promise<SampleRecord[]> {
  const found: Found[] = [];
  for (const recurso of RECORD_KINDS) found.push(...(await readKind(db, recurso)));
  const settings = await readSampleSettings(db, resources);
  const untouched = new Set(
    [...found, ...settings].flatMap(({ recurso, id, motivo }) => (motivo === null ? keyOf(recurso, id) : [])),
  );
  const partners = new Map<string, string>();
  if (untouched.size > 0) {
    for (const [one, other] of await readLinks(db, resources)) {
      if (untouched.has(one) && !untouched.has(other)) partners.set(one, other);
      if (untouched.has(other) && !untouched.has(one)) partners.set(other, one);
    }
  }
  const registros: SampleRecord[] = [];
  for (const record of found) {
    const partner = partners.get(keyOf(record.recurso, record.id));
    if (partner === undefined) registros.push({ ...record, vinculo: '' });
    else registros.push({ ...record, motivo: 'vinculado', vinculo: await nameOf(db, partner) });
  }
  return [...registros, ...settings];
}

async function nameOf(db: Database, key: string): Promise<string> {
  const [recurso, id] = key.split(' ') as [EditedResource, string];
  const row = await db.selectFrom(recordTable(recurso)).where('id', '=', Number(id)).selectAll().executeTakeFirst();
  return row === undefined ? '' : nombreOf(recurso, row) || nounOf(recurso);
}
