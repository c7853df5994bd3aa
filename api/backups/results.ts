import type { z } from 'zod';
import { copyResult } from '../../contract/entities/backup.ts';
import type { Database } from '../database/open.ts';
import type { CopyKind } from './copyName.ts';

export type CopyResult = z.infer<typeof copyResult>;

/** Rows of `ajustes`, so that every instance shows the result of the one that made the copy. */
const LAST = 'respaldo_ultimo';
const SAVED = 'respaldo_correcto';
/** As LAST, of the copies by the schedule alone. */
const LAST_SCHEDULED = 'respaldo_automatico';

async function write(db: Database, clave: string, valor: string): Promise<void> {
  await db
    .insertInto('ajustes')
    .values({ clave, valor })
    .onConflict((conflict) => conflict.column('clave').doUpdateSet({ valor }))
    .execute();
}

export async function storeResult(db: Database, result: CopyResult, kind: CopyKind): Promise<void> {
  const valor = JSON.stringify(result);
  await write(db, LAST, valor);
  if (kind === 'automatica') await write(db, LAST_SCHEDULED, valor);
  if (result.correcto) await write(db, SAVED, result.instante);
}

function parse(text: string | undefined): CopyResult | null {
  try {
    return copyResult.parse(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

interface Results {
  last: CopyResult | null;
  lastScheduled: CopyResult | null;
  lastSaved: string | null;
}

export async function readResults(db: Database): Promise<Results> {
  const keys = [LAST, LAST_SCHEDULED, SAVED];
  const rows = await db.selectFrom('ajustes').where('clave', 'in', keys).selectAll().execute();
  const values = new Map(rows.map(({ clave, valor }) => [clave, valor]));
  return {
    last: parse(values.get(LAST)),
    lastScheduled: parse(values.get(LAST_SCHEDULED)),
    lastSaved: values.get(SAVED) ?? null,
  };
}
