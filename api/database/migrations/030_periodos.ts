import type { Kysely } from 'kysely';

/** When a member is in the group: a JSON list, and its last day. Nobody has left yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const addText = (column: string, value: string) =>
    db.schema
      .alterTable('integrantes')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(value))
      .execute();
  await addText('periodos', '[]');
  await addText('fin_periodos', '');
}
