import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Database } from '../../database/open.ts';
import { type CheckReport, isPreventedBy, type Resultado, revisar } from '../check/check.ts';
import type { Schema } from '../check/schema.ts';
import { withPostgres } from './connection.ts';
import { readFromPostgres } from './read.ts';
import { checkTablesOf, requireSome, versionDe } from './schema.ts';

async function checkCopy(origen: Database, propio: Schema): Promise<Resultado> {
  const folder = mkdtempSync(path.join(tmpdir(), 'verificando-'));
  try {
    const file = path.join(folder, 'copia.sqlite');
    await readFromPostgres(origen, file);
    const copia = new DatabaseSync(file, { readOnly: true });
    try {
      return revisar(copia, propio);
    } finally {
      copia.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Checks a PostgreSQL portal that may be serving: its schema where it is, and its content in a copy of one moment,
 * for which every row is read and compared.
 * @throws {Fallo} when there is no portal
 */
export async function checkPostgres(url: string, propio: Schema): Promise<Resultado> {
  return withPostgres(url, async (db) => {
    const { problems, pendientes } = requireSome(await versionDe(db, propio));
    const checks: CheckReport[] = [{ que: 'Versión', problems, impide: true }];
    if (isPreventedBy(checks) || pendientes > 0) return { checks, pendientes };
    checks.push({ que: 'Tablas', problems: await checkTablesOf(db, propio), impide: true });
    if (isPreventedBy(checks)) return { checks, pendientes };
    return checkCopy(db, propio);
  });
}
