import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Database } from '../../database/open.ts';
import type { Esquema } from '../revision/esquema.ts';
import { algoImpide, type Resultado, type Revision, revisar } from '../revision/revisar.ts';
import { conPostgres } from './conexion.ts';
import { exigirAlguno, revisarTablasDe, versionDe } from './esquema.ts';
import { sacarDePostgres } from './sacar.ts';

async function revisarCopia(origen: Database, propio: Esquema): Promise<Resultado> {
  const carpeta = mkdtempSync(path.join(tmpdir(), 'verificando-'));
  try {
    const file = path.join(carpeta, 'copia.sqlite');
    await sacarDePostgres(origen, file);
    const copia = new DatabaseSync(file, { readOnly: true });
    try {
      return revisar(copia, propio);
    } finally {
      copia.close();
    }
  } finally {
    rmSync(carpeta, { recursive: true, force: true });
  }
}

/**
 * Checks a PostgreSQL portal that may be serving: its schema where it is, and its content in a copy of one moment,
 * for which every row is read and compared.
 * @throws {Fallo} when there is no portal
 */
export async function revisarPostgres(url: string, propio: Esquema): Promise<Resultado> {
  return conPostgres(url, async (db) => {
    const { problemas, pendientes } = exigirAlguno(await versionDe(db, propio));
    const revisiones: Revision[] = [{ que: 'Versión', problemas, impide: true }];
    if (algoImpide(revisiones) || pendientes > 0) return { revisiones, pendientes };
    revisiones.push({ que: 'Tablas', problemas: await revisarTablasDe(db, propio), impide: true });
    if (algoImpide(revisiones)) return { revisiones, pendientes };
    return revisarCopia(db, propio);
  });
}
