import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SampleRecord } from '../../../contract/entities/ejemplo.ts';
import {
  EDITED_RESOURCES,
  type EditedResource,
  RECORD_KINDS,
  type RecordKind,
} from '../../../contract/resources/resources.ts';
import type { Database, Trx } from '../../database/open.ts';
import { SINGLE_ROW_ID } from '../../database/singleRow.ts';
import type { Row } from '../../database/tables.ts';
import { recordTable } from '../../database/unchecked.ts';
import type { Movement } from '../auditLog/movement.ts';
import { nombreOf, nounOf } from '../names/names.ts';
import { type SampleSetting, type ServerResources, serverPartsOf } from '../parts/serverResource.ts';
import { findRecord, updateRecord } from '../records/records.ts';
import { RECORD_REFERENCES, referencePairs } from '../records/references.ts';

export const SAMPLE_USUARIO = 'ejemplo';

/** True for a record that the sample content brought; users may have the same name, but what they add has a movimiento. */
export const isSample = (recurso: RecordKind): RawBuilder<SqlBool> => sql<SqlBool>`(
  ${sql.ref(`${recurso}.created_by`)} = ${SAMPLE_USUARIO} and not exists (
    select 1 from movimientos m where m.recurso = ${sql.lit(recurso)} and m.recurso_id = ${sql.ref(`${recurso}.id`)}
      and m.accion = 'agregar'))`;

export const SAMPLE_ACTION = 'cargar contenido de ejemplo';

type Fields = Readonly<Record<string, unknown>>;

/** The row as the sample content wrote it; null if it did not, or its history was removed. */
async function readLoaded(db: Database, recurso: string): Promise<Fields | null> {
  const row = await db
    .selectFrom('movimientos')
    .where('recurso', '=', recurso)
    .where('accion', '=', SAMPLE_ACTION)
    .select('despues')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.despues ? (JSON.parse(row.despues) as Fields) : null;
}

/** A reference becomes null by itself: a member who leads the group and is archived leaves the identity. */
const isReference = (recurso: string, column: string): boolean =>
  RECORD_REFERENCES.some((reference) => reference.recurso === recurso && reference.column === column);

/** The single record while it is the sample's, and why it stays when the sample is removed. */
export async function readSampleSetting(
  db: Database,
  recurso: SampleRecord['recurso'],
  { nombre, columns, owner }: SampleSetting,
): Promise<SampleRecord[]> {
  const loaded = await readLoaded(db, recurso);
  const stored: Fields = await findRecord(db, recordTable(recurso), SINGLE_ROW_ID);
  if (loaded === null || stored[owner] !== loaded[owner]) return [];
  const draft = await db.selectFrom('borradores').where('recurso', '=', recurso).select('id').executeTakeFirst();
  const isChanged = columns.some(
    (column) => stored[column] !== loaded[column] && !(stored[column] === null && isReference(recurso, column)),
  );
  const motivo = isChanged ? 'cambiado' : draft === undefined ? null : 'borrador';
  return [{ recurso, id: SINGLE_ROW_ID, nombre, motivo, vinculo: '' }];
}

/** The single records that are the sample's. */
async function readSampleSettings(db: Database, resources: ServerResources): Promise<SampleRecord[]> {
  const settings: SampleRecord[] = [];
  for (const recurso of EDITED_RESOURCES) {
    const { sampleSetting } = serverPartsOf(resources, recurso);
    if (sampleSetting !== undefined) settings.push(...(await readSampleSetting(db, recurso, sampleSetting)));
  }
  return settings;
}

export async function emptySampleSetting(
  trx: Trx,
  recurso: SampleRecord['recurso'],
  { columns, empty }: SampleSetting,
  usuario: string,
): Promise<Movement> {
  const { movimiento } = await updateRecord(trx, {
    recurso: recordTable(recurso),
    id: SINGLE_ROW_ID,
    fields: { ...Object.fromEntries(columns.map((column) => [column, empty])), updated_by: usuario },
    accion: 'actualizar',
    message: '',
  });
  return movimiento;
}

type Found = Omit<SampleRecord, 'vinculo'> & { recurso: RecordKind };

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
