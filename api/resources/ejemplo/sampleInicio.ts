import type { SampleRecord } from '../../../contract/entities/ejemplo.ts';
import type { InicioField } from '../../../contract/values/inicioFields.ts';
import type { Database, Trx } from '../../database/open.ts';
import { SINGLE_ROW_ID } from '../../database/singleRow.ts';
import type { Movement } from '../auditLog/movement.ts';
import { findRecord, updateRecord } from '../records/records.ts';

export const SAMPLE_ACTION = 'cargar contenido de ejemplo';

type Fields = Record<InicioField, string>;

/** The texts that the sample content wrote; null if there was none, or its history was removed. */
async function readLoaded(db: Database): Promise<Fields | null> {
  const row = await db
    .selectFrom('movimientos')
    .where('recurso', '=', 'inicio')
    .where('accion', '=', SAMPLE_ACTION)
    .select('despues')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.despues ? (JSON.parse(row.despues) as Fields) : null;
}

/** The home configuration is the sample's as long as its objective is. */
export async function readSampleInicio(db: Database): Promise<SampleRecord[]> {
  const loaded = await readLoaded(db);
  const stored = await findRecord(db, 'inicio', SINGLE_ROW_ID);
  if (loaded === null || stored.objetivo !== loaded.objetivo) return [];
  const draft = await db.selectFrom('borradores').where('recurso', '=', 'inicio').select('id').executeTakeFirst();
  const isChanged = Object.entries(loaded).some(([field, text]) => stored[field as InicioField] !== text);
  const motivo = isChanged ? 'cambiado' : draft === undefined ? null : 'borrador';
  return [{ recurso: 'inicio', id: SINGLE_ROW_ID, nombre: 'Configuración de inicio', motivo, vinculo: '' }];
}

export async function emptyInicio(trx: Trx, usuario: string): Promise<Movement> {
  const loaded = (await readLoaded(trx)) ?? {};
  const empty = Object.fromEntries(Object.keys(loaded).map((field) => [field, '']));
  const { movimiento } = await updateRecord(trx, {
    recurso: 'inicio',
    id: SINGLE_ROW_ID,
    fields: { ...empty, updated_by: usuario },
    accion: 'actualizar',
    message: '',
  });
  return movimiento;
}
