import type { z } from 'zod';
import { backupResult } from '../../contract/entities/backup.ts';
import type { Database } from '../database/open.ts';
import type { BackupKind } from './backupName.ts';

export type BackupResult = z.infer<typeof backupResult>;

/** Rows of `ajustes`, so that every instance shows the result of the one that made the backup. */
const LAST = 'respaldo_ultimo';
const SAVED = 'respaldo_correcto';
/** The same as LAST for the daily backups alone. */
const LAST_AUTOMATIC = 'respaldo_automatico';

async function write(db: Database, clave: string, valor: string): Promise<void> {
  await db
    .insertInto('ajustes')
    .values({ clave, valor })
    .onConflict((conflict) => conflict.column('clave').doUpdateSet({ valor }))
    .execute();
}

export async function storeResult(db: Database, result: BackupResult, kind: BackupKind): Promise<void> {
  const valor = JSON.stringify(result);
  await write(db, LAST, valor);
  if (kind === 'automatica') await write(db, LAST_AUTOMATIC, valor);
  if (result.correcto) await write(db, SAVED, result.instante);
}

function parse(text: string | undefined): BackupResult | null {
  try {
    return backupResult.parse(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

interface Results {
  last: BackupResult | null;
  lastAutomatic: BackupResult | null;
  lastSaved: string | null;
}

export async function readResults(db: Database): Promise<Results> {
  const keys = [LAST, LAST_AUTOMATIC, SAVED];
  const rows = await db.selectFrom('ajustes').where('clave', 'in', keys).selectAll().execute();
  const values = new Map(rows.map(({ clave, valor }) => [clave, valor]));
  return {
    last: parse(values.get(LAST)),
    lastAutomatic: parse(values.get(LAST_AUTOMATIC)),
    lastSaved: values.get(SAVED) ?? null,
  };
}
