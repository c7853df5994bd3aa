import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into ajustes (clave, valor) values ('id_portal', ${randomUUID()})`.execute(db);
  // With the time in the index, the last change of each record is read without its row.
  await db.schema.dropIndex('movimientos_recurso').execute();
  await db.schema
    .createIndex('movimientos_recurso')
    .on('movimientos')
    .columns(['recurso', 'recurso_id', 'created_at'])
    .execute();
}
