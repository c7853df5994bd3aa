import {
  chmodSync,
  chownSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../database/open.ts';
import { prepareCopy } from './check/prepare.ts';
import { type Command, Fallo } from './command.ts';
import { asegurar } from './disk.ts';
import { addressOf } from './postgres/connection.ts';
import { writeToPostgres } from './postgres/write.ts';
import { contar } from './summary.ts';
import { swap } from './swap.ts';

function requireBackup(origen: string): void {
  if (!existsSync(origen) || !statSync(origen).isFile()) throw new Fallo(`No existe el archivo ${origen}.`);
  const wal = `${origen}-wal`;
  if (existsSync(wal) && statSync(wal).size > 0) {
    throw new Fallo(`${origen} está en uso o incompleto: a su lado hay un -wal. Haga el respaldo con 'respaldar'.`);
  }
}

/** Copies the backup into a folder of its own, where nothing that happens to it matters, and checks it there. */
async function prepare(origen: string, folder: string): Promise<string> {
  const copia = databaseFile(folder);
  copyFileSync(origen, copia, constants.COPYFILE_FICLONE);
  chmodSync(copia, 0o600);
  await prepareCopy(copia, 'El respaldo no se puede usar. No se cambió nada.');
  return copia;
}

/** @returns what the database holds */
function terminar(copia: string): string {
  const db = new DatabaseSync(copia);
  try {
    // A session that was closed after the backup must not come back to life.
    db.exec('pragma journal_mode = delete; delete from sesiones');
    return contar(db);
  } finally {
    db.close();
  }
}

function placeInFolder(copia: string, dataDir: string, forzar: boolean): string | null {
  // Restored by root, it would otherwise be closed to the user that the portal runs as.
  const { uid, gid } = statSync(dataDir);
  if (process.getuid?.() === 0) chownSync(copia, uid, gid);
  asegurar(copia);
  return swap(copia, dataDir, forzar, new Date());
}

export const command: Command = {
  argument: 'ARCHIVO',
  opciones: ['forzar'],
  hace:
    'revisa un respaldo y lo pone en lugar de la base de datos; el portal debe estar detenido. La base anterior se\n' +
    '      conserva, salvo en PostgreSQL, donde su contenido se reemplaza: respáldela antes. --forzar es para cuando la\n' +
    '      base actual está dañada y no se puede ni abrir',
  async ejecutar({ dataDir, databaseUrl, desde }, archivo, { forzar = false }) {
    const origen = path.resolve(desde, archivo);
    requireBackup(origen);
    if (databaseUrl === null) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const folder = mkdtempSync(path.join(databaseUrl === null ? dataDir : tmpdir(), 'restaurando-'));
    try {
      const copia = await prepare(origen, folder);
      const cuentas = terminar(copia);
      if (databaseUrl === null) {
        const anterior = placeInFolder(copia, dataDir, forzar);
        console.info(`Se restauró ${origen} en ${dataDir}.\n${cuentas}`);
        if (anterior !== null) console.info(`La base de datos anterior quedó en ${anterior}.`);
      } else {
        await writeToPostgres(folder, databaseUrl, { vacia: false });
        console.info(`Se restauró ${origen} en ${addressOf(databaseUrl)}.\n${cuentas}`);
        console.info('Si algún portal siguió sirviendo, reinícielo.');
      }
      console.info('Las sesiones abiertas terminaron: el personal debe ingresar de nuevo.');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
