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
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from '../database/migrate.ts';
import { databaseFile, openDatabase } from '../database/open.ts';
import { type Comando, Fallo } from './comando.ts';
import { asegurar } from './disco.ts';
import { intercambiar } from './intercambiar.ts';
import { contar } from './resumen.ts';
import { leerEsquemaPropio } from './revision/esquema.ts';
import { algoImpide, lineaDe, revisar } from './revision/revisar.ts';

function exigirRespaldo(origen: string): void {
  if (!existsSync(origen) || !statSync(origen).isFile()) throw new Fallo(`No existe el archivo ${origen}.`);
  const wal = `${origen}-wal`;
  if (existsSync(wal) && statSync(wal).size > 0) {
    throw new Fallo(`${origen} está en uso o incompleto: a su lado hay un -wal. Haga el respaldo con 'respaldar'.`);
  }
}

/** Copies the backup into a folder of its own, where nothing that happens to it matters. */
function copiar(origen: string, carpeta: string): string {
  const copia = databaseFile(carpeta);
  copyFileSync(origen, copia, constants.COPYFILE_FICLONE);
  chmodSync(copia, 0o600);
  return copia;
}

async function comprobar(copia: string): Promise<{ pendientes: number }> {
  const propio = await leerEsquemaPropio();
  const db = new DatabaseSync(copia);
  try {
    const { revisiones, pendientes } = revisar(db, propio);
    for (const revision of revisiones) if (revision.problemas.length > 0) console.error(lineaDe(revision));
    if (algoImpide(revisiones)) throw new Fallo('El respaldo no se puede usar. No se cambió nada.');
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

/** @returns what the database holds */
function terminar(copia: string, dataDir: string): string {
  const db = new DatabaseSync(copia);
  let cuentas: string;
  try {
    // A session that was closed after the backup must not come back to life.
    db.exec('pragma journal_mode = delete; delete from sesiones');
    cuentas = contar(db);
  } finally {
    db.close();
  }
  // Restored by root, it would otherwise be closed to the user that the portal runs as.
  const { uid, gid } = statSync(dataDir);
  if (process.getuid?.() === 0) chownSync(copia, uid, gid);
  asegurar(copia);
  return cuentas;
}

export const comando: Comando = {
  argumento: 'ARCHIVO',
  opciones: ['forzar'],
  hace:
    'revisa un respaldo y lo pone en lugar de la base de datos, que se conserva; el portal debe estar detenido;\n' +
    '      --forzar es para cuando la base actual está dañada y no se puede ni abrir',
  async ejecutar({ dataDir, desde }, archivo, { forzar = false }) {
    const origen = path.resolve(desde, archivo);
    exigirRespaldo(origen);
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const carpeta = mkdtempSync(path.join(dataDir, 'restaurando-'));
    try {
      const copia = copiar(origen, carpeta);
      if ((await comprobar(copia)).pendientes > 0) {
        await actualizar(copia);
        await comprobar(copia);
      }
      const cuentas = terminar(copia, dataDir);
      const anterior = intercambiar(copia, dataDir, forzar, new Date());
      console.info(`Se restauró ${origen} en ${dataDir}.\n${cuentas}`);
      if (anterior !== null) console.info(`La base de datos anterior quedó en ${anterior}.`);
      console.info('Las sesiones abiertas terminaron: el personal debe ingresar de nuevo.');
    } finally {
      rmSync(carpeta, { recursive: true, force: true });
    }
  },
};
