import type { Kysely } from 'kysely';
import { foldedWords } from '../../../contract/duplicates/personas.ts';

interface Tables {
  nombres_recordados: { id: number; nombre: string; clave: string; created_at: string };
}

/** Folds the keys of remembered names as they are folded now. Of several names with one key, the answer given last stays. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const rows = await db
    .selectFrom('nombres_recordados')
    .select(['id', 'nombre'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const newest = new Map<string, number>();
  for (const { id, nombre } of rows) {
    const clave = foldedWords(nombre).toSorted().join(' ');
    if (newest.has(clave)) await db.deleteFrom('nombres_recordados').where('id', '=', id).execute();
    else newest.set(clave, id);
  }
  // A new key may be the old key of another row.
  await db
    .updateTable('nombres_recordados')
    .set(({ cast, ref }) => ({ clave: cast<string>(ref('id'), 'text') }))
    .execute();
  for (const [clave, id] of newest)
    await db.updateTable('nombres_recordados').set({ clave }).where('id', '=', id).execute();
}
