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
import { type Comando, Fallo } from './comando.ts';
import { asegurar } from './disco.ts';
import { intercambiar } from './intercambiar.ts';
import { direccionDe } from './postgres/conexion.ts';
import { ponerEnPostgres } from './postgres/poner.ts';
import { contar } from './resumen.ts';
import { prepararCopia } from './revision/preparar.ts';

function exigirRespaldo(origen: string): void {
  if (!existsSync(origen) || !statSync(origen).isFile()) throw new Fallo(`No existe el archivo ${origen}.`);
  const wal = `${origen}-wal`;
  if (existsSync(wal) && statSync(wal).size > 0) {
    throw new Fallo(`${origen} está en uso o incompleto: a su lado hay un -wal. Haga el respaldo con 'respaldar'.`);
  }
}

/** Copies the backup into a folder of its own, where nothing that happens to it matters, and checks it there. */
async function preparar(origen: string, carpeta: string): Promise<string> {
  const copia = databaseFile(carpeta);
  copyFileSync(origen, copia, constants.COPYFILE_FICLONE);
  chmodSync(copia, 0o600);
  await prepararCopia(copia, 'El respaldo no se puede usar. No se cambió nada.');
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

function ponerEnCarpeta(copia: string, dataDir: string, forzar: boolean): string | null {
  // Restored by root, it would otherwise be closed to the user that the portal runs as.
  const { uid, gid } = statSync(dataDir);
  if (process.getuid?.() === 0) chownSync(copia, uid, gid);
  asegurar(copia);
  return intercambiar(copia, dataDir, forzar, new Date());
}

export const comando: Comando = {
  argumento: 'ARCHIVO',
  opciones: ['forzar'],
  hace:
    'revisa un respaldo y lo pone en lugar de la base de datos; el portal debe estar detenido. La base anterior se\n' +
    '      conserva, salvo en PostgreSQL, donde su contenido se reemplaza: respáldela antes. --forzar es para cuando la\n' +
    '      base actual está dañada y no se puede ni abrir',
  async ejecutar({ dataDir, databaseUrl, desde }, archivo, { forzar = false }) {
    const origen = path.resolve(desde, archivo);
    exigirRespaldo(origen);
    if (databaseUrl === null) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const carpeta = mkdtempSync(path.join(databaseUrl === null ? dataDir : tmpdir(), 'restaurando-'));
    try {
      const copia = await preparar(origen, carpeta);
      const cuentas = terminar(copia);
      if (databaseUrl === null) {
        const anterior = ponerEnCarpeta(copia, dataDir, forzar);
        console.info(`Se restauró ${origen} en ${dataDir}.\n${cuentas}`);
        if (anterior !== null) console.info(`La base de datos anterior quedó en ${anterior}.`);
      } else {
        await ponerEnPostgres(carpeta, databaseUrl, { vacia: false });
        console.info(`Se restauró ${origen} en ${direccionDe(databaseUrl)}.\n${cuentas}`);
        console.info('Si algún portal siguió sirviendo, reinícielo.');
      }
      console.info('Las sesiones abiertas terminaron: el personal debe ingresar de nuevo.');
    } finally {
      rmSync(carpeta, { recursive: true, force: true });
    }
  },
};
