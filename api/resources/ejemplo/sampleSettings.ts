import type { SampleRecord } from '../../../contract/entities/ejemplo.ts';
import { EDITED_RESOURCES } from '../../../contract/resources/resources.ts';
import type { Database, Trx } from '../../database/open.ts';
import { SINGLE_ROW_ID } from '../../database/singleRow.ts';
import { recordTable } from '../../database/unchecked.ts';
import type { Movement } from '../auditLog/movement.ts';
import { type SampleSetting, type ServerResources, serverPartsOf } from '../parts/serverResource.ts';
import { findRecord, updateRecord } from '../records/records.ts';
import { RECORD_REFERENCES } from '../records/references.ts';

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

/** The single records that are the sample's. @param resources all of them */
export async function readSampleSettings(db: Database, resources: ServerResources): Promise<SampleRecord[]> {
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
