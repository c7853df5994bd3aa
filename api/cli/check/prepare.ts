import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from '../../database/migrate.ts';
import { openDatabase } from '../../database/open.ts';
import { Fallo } from '../command.ts';
import { isPreventedBy, lineaDe, revisar } from './check.ts';
import { readOwnSchema } from './schema.ts';

async function comprobar(copia: string, negativa: string): Promise<{ pendientes: number }> {
  const propio = await readOwnSchema();
  const db = new DatabaseSync(copia);
  try {
    const { checks, pendientes } = revisar(db, propio);
    for (const check of checks) if (check.problems.length > 0) console.error(lineaDe(check));
    if (isPreventedBy(checks)) throw new Fallo(negativa);
    return { pendientes };
  } finally {
    db.close();
  }
}

async function actualizar(copia: string): Promise<void> {
  const db = openDatabase(path.dirname(copia));
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Checks a copy of a database and brings it to this version; problems go to the error output.
 * @param negativa what to say when it cannot be used
 * @throws {Fallo}
 */
export async function prepareCopy(copia: string, negativa: string): Promise<void> {
  if ((await comprobar(copia, negativa)).pendientes === 0) return;
  await actualizar(copia);
  await comprobar(copia, negativa);
}
