import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../database/open.ts';
import { hayBase } from './base.ts';
import { tomarCandado } from './candado.ts';
import { type Comando, Fallo } from './comando.ts';
import { direccionDe } from './postgres/conexion.ts';
import { ponerEnPostgres } from './postgres/poner.ts';
import { contar } from './resumen.ts';
import { prepararCopia } from './revision/preparar.ts';

const TODAS_LAS_PAGINAS = 2 ** 31 - 1;

/** Keeps everybody else out until it is closed, with no transaction open: `backup` cannot read beside one. */
function cerrarConLlave(dataDir: string): DatabaseSync {
  if (!hayBase(dataDir)) throw new Fallo(`No hay base de datos en ${dataDir}. Revise DATA_DIR.`);
  const candado = tomarCandado(databaseFile(dataDir), false);
  if (candado === null) throw new Fallo('La base de datos no se puede leer.');
  candado.exec('pragma locking_mode = exclusive; commit');
  return candado;
}

function cuentasDe(copia: string): string {
  const db = new DatabaseSync(copia, { readOnly: true });
  try {
    return contar(db);
  } finally {
    db.close();
  }
}

export const comando: Comando = {
  argumento: 'postgres://USUARIO@SERVIDOR/BASE',
  opciones: [],
  hace:
    'copia el portal de DATA_DIR, que debe estar detenido y queda como estaba, en una base PostgreSQL vacía; cada\n' +
    '      registro se lee de vuelta y se compara. La clave de PostgreSQL puede ir en PGPASSWORD o en ~/.pgpass',
  async ejecutar({ dataDir }, url) {
    const destino = direccionDe(url);
    const candado = cerrarConLlave(dataDir);
    const carpeta = mkdtempSync(path.join(dataDir, 'mudando-'));
    try {
      const copia = databaseFile(carpeta);
      await backup(candado, copia, { rate: TODAS_LAS_PAGINAS });
      await prepararCopia(copia, 'El portal no se puede mudar así. No se cambió nada.');
      await ponerEnPostgres(carpeta, url, { vacia: true });
      console.info(`El portal de ${dataDir} se copió en ${destino}; todo se leyó de vuelta y es igual.`);
      console.info(cuentasDe(copia));
      console.info('Arránquelo ahora con DATABASE_URL. El personal debe ingresar de nuevo.');
    } finally {
      candado.close();
      rmSync(carpeta, { recursive: true, force: true });
    }
  },
};
