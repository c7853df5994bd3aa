import type { Database, Trx } from '../database/open.ts';
import { insertSampleMark } from '../database/sampleMark.ts';
import { SINGLE_ROW_ID } from '../database/singleRow.ts';
import type { Row } from '../database/tables.ts';
import { identidadOf, uploadsOf } from '../resources/site/identidadRow.ts';

/** What the new database takes over. */
export interface Kept {
  usuarios: Row<'usuarios'>[];
  identidad: Row<'identidad'>;
  imagenes: Row<'imagenes'>[];
}

export async function readKept(db: Database): Promise<Kept> {
  const identidad = await db
    .selectFrom('identidad')
    .where('id', '=', SINGLE_ROW_ID)
    .selectAll()
    .executeTakeFirstOrThrow();
  const files = uploadsOf(identidadOf({ ...identidad }));
  const imagenes =
    files.length === 0 ? [] : await db.selectFrom('imagenes').where('nombre', 'in', files).selectAll().execute();
  return { usuarios: await db.selectFrom('usuarios').selectAll().execute(), identidad, imagenes };
}

/** Writes it into a newly migrated database. Nobody leads the group: members come from the other portal. */
export async function writeKept(trx: Trx, { usuarios, identidad, imagenes }: Kept): Promise<void> {
  await insertSampleMark(trx);
  for (const row of usuarios) await trx.insertInto('usuarios').values(row).execute();
  for (const row of imagenes)
    await trx
      .insertInto('imagenes')
      .values(row)
      .onConflict((conflict) => conflict.columns(['nombre', 'ancho']).doNothing())
      .execute();
  const { id, ...columns } = identidad;
  await trx
    .updateTable('identidad')
    .set({ ...columns, lider_id: null })
    .where('id', '=', id)
    .execute();
}
