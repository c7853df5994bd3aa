import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../database/open.ts';
import { prepareCopy } from './check/prepare.ts';
import { type Command, Fallo } from './command.ts';
import { acquireLock } from './lock.ts';
import { hasDatabase } from './openBase.ts';
import { addressOf } from './postgres/connection.ts';
import { writeToPostgres } from './postgres/write.ts';
import { contar } from './summary.ts';

const TODAS_LAS_PAGINAS = 2 ** 31 - 1;

/** Keeps everybody else out until it is closed, with no transaction open: `backup` cannot read beside one. */
function closeWithKey(dataDir: string): DatabaseSync {
  if (!hasDatabase(dataDir)) throw new Fallo(`No hay base de datos en ${dataDir}. Revise DATA_DIR.`);
  const lock = acquireLock(databaseFile(dataDir), false);
  if (lock === null) throw new Fallo('La base de datos no se puede leer.');
  lock.exec('pragma locking_mode = exclusive; commit');
  return lock;
}

function cuentasDe(copia: string): string {
  const db = new DatabaseSync(copia, { readOnly: true });
  try {
    return contar(db);
  } finally {
    db.close();
  }
}

export const command: Command = {
  argument: 'postgres://USUARIO@SERVIDOR/BASE',
  opciones: [],
  hace:
    'copia el portal de DATA_DIR, que debe estar detenido y queda como estaba, en una base PostgreSQL vacía; cada\n' +
    '      registro se lee de vuelta y se compara. La clave de PostgreSQL puede ir en PGPASSWORD o en ~/.pgpass',
  async ejecutar({ dataDir }, url) {
    const destino = addressOf(url);
    const lock = closeWithKey(dataDir);
    const folder = mkdtempSync(path.join(dataDir, 'mudando-'));
    try {
      const copia = databaseFile(folder);
      await backup(lock, copia, { rate: TODAS_LAS_PAGINAS });
      await prepareCopy(copia, 'El portal no se puede mudar así. No se cambió nada.');
      await writeToPostgres(folder, url, { vacia: true });
      console.info(`El portal de ${dataDir} se copió en ${destino}; todo se leyó de vuelta y es igual.`);
      console.info(cuentasDe(copia));
      console.info('Arránquelo ahora con DATABASE_URL. El personal debe ingresar de nuevo.');
    } finally {
      lock.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
