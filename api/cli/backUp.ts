import { closeSync, existsSync, openSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../database/open.ts';
import { isPreventedBy, lineaDe, revisar } from './check/check.ts';
import { readOwnSchema } from './check/schema.ts';
import { type Command, Fallo, type Lugar } from './command.ts';
import { asegurar, COMPANIONS, deleteCompanions } from './disk.ts';
import { openForReading, requireDatabase } from './openBase.ts';
import { withPostgres } from './postgres/connection.ts';
import { readFromPostgres } from './postgres/read.ts';
import { contar, inMegabytes } from './summary.ts';

/** All pages in one step: it reads one snapshot, and a portal that keeps writing cannot make it begin anew. */
const TODAS_LAS_PAGINAS = 2 ** 31 - 1;

function requireTarget(destino: string, { dataDir, databaseUrl }: Lugar, forzar: boolean): void {
  const folder = path.dirname(destino);
  if (!existsSync(folder)) throw new Fallo(`No existe la carpeta ${folder}.`);
  if (databaseUrl === null) {
    const real = path.join(realpathSync(folder), path.basename(destino));
    const base = databaseFile(realpathSync(dataDir));
    if (['', ...COMPANIONS].some((fin) => real === base + fin))
      throw new Fallo('El respaldo no puede ser la propia base.');
  }
  if (!forzar && existsSync(destino)) throw new Fallo(`Ya existe ${destino}. Use --forzar para reemplazarlo.`);
}

/** Made before SQLite opens it, so that nobody else can read the staff's e-mails and password hashes. */
function createTemporary(temporal: string, forzar: boolean): void {
  if (forzar) rmSync(temporal, { force: true });
  if (existsSync(temporal)) {
    throw new Fallo(`Hay otro respaldo en curso, o uno interrumpido: si no hay otro, borre ${temporal} y repita.`);
  }
  closeSync(openSync(temporal, 'wx', 0o600));
}

async function copiar({ dataDir, databaseUrl }: Lugar, temporal: string): Promise<void> {
  if (databaseUrl !== null) return withPostgres(databaseUrl, (db) => readFromPostgres(db, temporal));
  const base = openForReading(dataDir);
  try {
    await backup(base, temporal, { rate: TODAS_LAS_PAGINAS });
  } finally {
    base.close();
  }
}

/** A backup that `restaurar` would refuse is told of today, not on the day it is needed. */
async function comprobar(temporal: string): Promise<string> {
  const propio = await readOwnSchema();
  const copia = new DatabaseSync(temporal);
  try {
    // Out of WAL: one file, which can be read where nothing can be written.
    copia.exec('pragma journal_mode = delete');
    const { checks } = revisar(copia, propio);
    for (const check of checks) if (check.problems.length > 0) console.error(lineaDe(check));
    if (isPreventedBy(checks)) throw new Fallo('No se guardó el respaldo: la base de datos tiene problemas.');
    return contar(copia);
  } finally {
    copia.close();
  }
}

export const command: Command = {
  argument: 'ARCHIVO',
  opciones: ['forzar'],
  hace: 'guarda una copia de todo en un solo archivo mientras el portal sirve; con --forzar reemplaza uno que exista',
  async ejecutar(lugar, archivo, { forzar = false }) {
    const destino = path.resolve(lugar.desde, archivo);
    const temporal = `${destino}.tmp`;
    await requireDatabase(lugar);
    requireTarget(destino, lugar, forzar);
    createTemporary(temporal, forzar);
    try {
      await copiar(lugar, temporal);
      const cuentas = await comprobar(temporal);
      asegurar(temporal);
      requireTarget(destino, lugar, forzar);
      renameSync(temporal, destino);
      asegurar(path.dirname(destino));
      console.info(`Se guardó el respaldo ${destino} (${inMegabytes(statSync(destino).size)}).\n${cuentas}`);
    } finally {
      rmSync(temporal, { force: true });
      deleteCompanions(temporal);
    }
  },
};
