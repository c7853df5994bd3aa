import { randomUUID } from 'node:crypto';
import { RECORD_KINDS } from '../../contract/resources/resources.ts';
import type { Database, Trx } from '../database/open.ts';
import { SINGLE_ROW_ID } from '../database/singleRow.ts';
import { namedAs, recordTable } from '../database/unchecked.ts';
import { recordMovements } from '../resources/auditLog/recordMovements.ts';
import { SAMPLE_ACTION, SAMPLE_USUARIO } from '../resources/ejemplo/sampleRecords.ts';
import { updateRecord } from '../resources/records/records.ts';
import { PUBLIC_TABLES } from '../resources/visibility/isPublic.ts';
import { recordPublications } from '../resources/visibility/schedule.ts';
import { storeFile } from '../uploads/store.ts';
import { fileOf, type SampleFiles } from './files.ts';
import { INSTITUCION_LOGO, LIDER, sampleIdentidad } from './identidad.ts';
import { inicio } from './inicio.ts';
import {
  idOf,
  insertConvenios,
  insertEventos,
  insertIntegrantes,
  insertNoticias,
  insertPaginas,
  insertProductos,
  insertProyectos,
} from './insert.ts';

/** Every write leaves a movimiento. The migrations insert lines. */
const WRITTEN_TABLES = [...RECORD_KINDS.filter((kind) => kind !== 'lineas'), 'movimientos'] as const;

/** True if nobody has written anything, not even a record that is gone. */
export async function isUnwritten(db: Database): Promise<boolean> {
  for (const table of WRITTEN_TABLES) {
    const query = db.selectFrom(namedAs<'movimientos'>(table)).select('id').limit(1);
    if ((await query.executeTakeFirst()) !== undefined) return false;
  }
  return true;
}

/** Visitors can read the records from now on, so that their addresses answer 410 once they are removed. */
async function publishRecords(trx: Trx, now: string): Promise<void> {
  for (const table of PUBLIC_TABLES) {
    const rows = await trx.selectFrom(recordTable(table)).selectAll().execute();
    await recordPublications(trx, table, new Map(rows.map((row) => [row.id, row])), now);
  }
}

/** Loads the sample content unless something was written. @returns true if it was loaded */
export async function loadSampleContent(trx: Trx, files: SampleFiles): Promise<boolean> {
  if (!(await isUnwritten(trx))) return false;
  const now = new Date().toISOString();
  const loading = { trx, files, now };
  const proyectoIds = await insertProyectos(loading);
  const integranteIds = await insertIntegrantes(loading, proyectoIds);
  await insertProductos(loading, proyectoIds, integranteIds);
  await insertConvenios(loading);
  const eventoIds = await insertEventos(loading);
  await insertNoticias(loading, proyectoIds, eventoIds);
  await insertPaginas(loading);
  await publishRecords(trx, now);
  await trx.updateTable('inicio').set(inicio).where('id', '=', SINGLE_ROW_ID).execute();
  const { movimiento: ofIdentidad } = await updateRecord(trx, {
    recurso: 'identidad',
    id: SINGLE_ROW_ID,
    fields: {
      ...sampleIdentidad(now),
      institucion_logo: await storeFile(trx, fileOf(files, 'identidad', INSTITUCION_LOGO)),
      lider_id: idOf(integranteIds, LIDER),
    },
    accion: SAMPLE_ACTION,
    message: '',
  });
  await recordMovements(trx, { id: randomUUID(), author: { id: null, usuario: SAMPLE_USUARIO } }, [
    { recurso: 'inicio', recordId: SINGLE_ROW_ID, accion: SAMPLE_ACTION, antes: null, despues: inicio },
    ofIdentidad,
  ]);
  return true;
}
