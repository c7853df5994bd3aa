/** The records to which a rule of Pendientes does not apply, as staff declared. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RecordOfKind } from '../../../contract/entities/history.ts';
import type { Exemption } from '../../../contract/entities/pendiente.ts';
import type { RecordKind } from '../../../contract/resources/resources.ts';
import type { GrupoPendiente } from '../../../contract/values/gruposPendientes.ts';
import type { Database, Trx } from '../../database/open.ts';
import { nombreIn } from '../names/names.ts';

/** True for a row of the table of `recurso` that is not exempt from a rule. */
export const isNotExempt = (grupo: GrupoPendiente, recurso: RecordKind): RawBuilder<SqlBool> => sql`
  ${sql.ref(`${recurso}.id`)} not in (
    select recurso_id from no_aplica where grupo = ${grupo} and recurso = ${recurso})`;

/** Declaring it again keeps who did it first, and when. */
export async function addExemption(
  trx: Trx,
  exemption: { grupo: GrupoPendiente; recurso: RecordKind; recurso_id: number; created_at: string; created_by: string },
): Promise<void> {
  await trx
    .insertInto('no_aplica')
    .values(exemption)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeExemption(trx: Trx, grupo: GrupoPendiente, { recurso, recurso_id }: RecordOfKind) {
  await trx
    .deleteFrom('no_aplica')
    .where('grupo', '=', grupo)
    .where('recurso', '=', recurso)
    .where('recurso_id', '=', recurso_id)
    .execute();
}

/** Deletes what was declared of records. */
export async function eraseExemptions(trx: Trx, records: readonly RecordOfKind[]): Promise<void> {
  for (const { recurso, recurso_id } of records) {
    await trx.deleteFrom('no_aplica').where('recurso', '=', recurso).where('recurso_id', '=', recurso_id).execute();
  }
}

/** The newest exemptions of records that are not in the trash. */
export async function readExemptions(db: Database, kinds: readonly RecordKind[], limit: number): Promise<Exemption[]> {
  const found: Exemption[] = [];
  for (const recurso of kinds) {
    const { rows } = await sql<Omit<Exemption, 'recurso'>>`
      select e.grupo, e.recurso_id as id, ${nombreIn(recurso)} as nombre, e.created_at as fecha, e.created_by as usuario
      from no_aplica e join ${sql.table(recurso)} on ${sql.ref(`${recurso}.id`)} = e.recurso_id
      where e.recurso = ${recurso} order by e.created_at desc, e.recurso_id desc limit ${limit}`.execute(db);
    found.push(...rows.map((row) => ({ recurso, ...row })));
  }
  return found.sort((a, b) => b.fecha.localeCompare(a.fecha)).slice(0, limit);
}
