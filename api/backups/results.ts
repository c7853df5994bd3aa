import type { z } from 'zod';
import { copyResult } from '../../contract/entities/backup.ts';
import type { Database } from '../database/open.ts';

export type CopyResult = z.infer<typeof copyResult>;

/** Rows of `ajustes`, so that every instance shows the result of the one that made the copy. */
const LAST = 'respaldo_ultimo';
const SAVED = 'respaldo_correcto';

async function write(db: Database, clave: string, valor: string): Promise<void> {
  await db
    .insertInto('ajustes')
    .values({ clave, valor })
    .onConflict((conflict) => conflict.column('clave').doUpdateSet({ valor }))
    .execute();
}

export async function storeResult(db: Database, result: CopyResult): Promise<void> {
  await write(db, LAST, JSON.stringify(result));
  if (result.correcto) await write(db, SAVED, result.instante);
}

function parse(text: string | undefined): CopyResult | null {
  try {
    return copyResult.parse(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

export async function readResults(db: Database): Promise<{ last: CopyResult | null; lastSaved: string | null }> {
  const rows = await db.selectFrom('ajustes').where('clave', 'in', [LAST, SAVED]).selectAll().execute();
  const values = new Map(rows.map(({ clave, valor }) => [clave, valor]));
  return { last: parse(values.get(LAST)), lastSaved: values.get(SAVED) ?? null };
}
