import { closeSync, existsSync, openSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../database/open.ts';
import { abrirParaLeer, exigirBase } from './base.ts';
import { type Comando, Fallo, type Lugar } from './comando.ts';
import { ACOMPANANTES, asegurar, borrarAcompanantes } from './disco.ts';
import { conPostgres } from './postgres/conexion.ts';
import { sacarDePostgres } from './postgres/sacar.ts';
import { contar, enMegabytes } from './resumen.ts';
import { leerEsquemaPropio } from './revision/esquema.ts';
import { algoImpide, lineaDe, revisar } from './revision/revisar.ts';

/** All pages in one step: it reads one snapshot, and a portal that keeps writing cannot make it begin anew. */
const TODAS_LAS_PAGINAS = 2 ** 31 - 1;

function exigirDestino(destino: string, { dataDir, databaseUrl }: Lugar, forzar: boolean): void {
  const carpeta = path.dirname(destino);
  if (!existsSync(carpeta)) throw new Fallo(`No existe la carpeta ${carpeta}.`);
  if (databaseUrl === null) {
    const real = path.join(realpathSync(carpeta), path.basename(destino));
    const base = databaseFile(realpathSync(dataDir));
    if (['', ...ACOMPANANTES].some((fin) => real === base + fin))
      throw new Fallo('El respaldo no puede ser la propia base.');
  }
  if (!forzar && existsSync(destino)) throw new Fallo(`Ya existe ${destino}. Use --forzar para reemplazarlo.`);
}

/** Made before SQLite opens it, so that nobody else can read the staff's e-mails and password hashes. */
function crearTemporal(temporal: string, forzar: boolean): void {
  if (forzar) rmSync(temporal, { force: true });
  if (existsSync(temporal)) {
    throw new Fallo(`Hay otro respaldo en curso, o uno interrumpido: si no hay otro, borre ${temporal} y repita.`);
  }
  closeSync(openSync(temporal, 'wx', 0o600));
}

async function copiar({ dataDir, databaseUrl }: Lugar, temporal: string): Promise<void> {
  if (databaseUrl !== null) return conPostgres(databaseUrl, (db) => sacarDePostgres(db, temporal));
  const base = abrirParaLeer(dataDir);
  try {
    await backup(base, temporal, { rate: TODAS_LAS_PAGINAS });
  } finally {
    base.close();
  }
}

/** A backup that `restaurar` would refuse is told of today, not on the day it is needed. */
async function comprobar(temporal: string): Promise<string> {
  const propio = await leerEsquemaPropio();
  const copia = new DatabaseSync(temporal);
  try {
    // Out of WAL: one file, which can be read where nothing can be written.
    copia.exec('pragma journal_mode = delete');
    const { revisiones } = revisar(copia, propio);
    for (const revision of revisiones) if (revision.problemas.length > 0) console.error(lineaDe(revision));
    if (algoImpide(revisiones)) throw new Fallo('No se guardó el respaldo: la base de datos tiene problemas.');
    return contar(copia);
  } finally {
    copia.close();
  }
}

export const comando: Comando = {
  argumento: 'ARCHIVO',
  opciones: ['forzar'],
  hace: 'guarda una copia de todo en un solo archivo mientras el portal sirve; con --forzar reemplaza uno que exista',
  async ejecutar(lugar, archivo, { forzar = false }) {
    const destino = path.resolve(lugar.desde, archivo);
    const temporal = `${destino}.tmp`;
    await exigirBase(lugar);
    exigirDestino(destino, lugar, forzar);
    crearTemporal(temporal, forzar);
    try {
      await copiar(lugar, temporal);
      const cuentas = await comprobar(temporal);
      asegurar(temporal);
      exigirDestino(destino, lugar, forzar);
      renameSync(temporal, destino);
      asegurar(path.dirname(destino));
      console.info(`Se guardó el respaldo ${destino} (${enMegabytes(statSync(destino).size)}).\n${cuentas}`);
    } finally {
      rmSync(temporal, { force: true });
      borrarAcompanantes(temporal);
    }
  },
};
