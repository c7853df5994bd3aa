import { expect } from 'vitest';
import type { Database } from '../../api/database/open.ts';
import { LocalHost } from '../../api/resources/imports/host.ts';
import { EMPTY_OPTIONS } from '../../api/resources/imports/stored/staging.ts';
import { serverResources } from '../../api/resources/serverResources.ts';
import type { TestApp } from './testApp.ts';

/** The import whose job has no process, for the call that cancels. */
const STOPPED = 'archivo 5.csv';

/** Waits for the end of all jobs of imports, as staff see it. */
export async function settled({ app, db }: Pick<TestApp, 'app' | 'db'>): Promise<void> {
  const running = async () => {
    const all = await db.selectFrom('importaciones').where('nombre', '<>', STOPPED).select(['id', 'estado']).execute();
    return all.filter(({ id, estado }) => estado === 'leyendo' || app.imports.progress(id) !== null);
  };
  await expect.poll(running, { interval: 20, timeout: 30_000 }).toEqual([]);
}

const OPTIONS = { ...EMPTY_OPTIONS, formato: 'csv', recurso: 'eventos', columnas: ['nombre', 'fecha', 'tipo'] };
const FORO = { recurso: 'eventos', celdas: { nombre: 'Foro vial', fecha: '2024-03-05', tipo: 'Organizador' } };
const MEMBER = { apellidos: 'Pérez', cargo: 'Investigadora', grupo: 'Interno' };
/** A name that two members fit, whom the import itself would add. */
const DOUBTFUL = [
  ...['Juan', 'José'].map((nombres) => ({ recurso: 'integrantes', celdas: { ...MEMBER, nombres } })),
  { recurso: 'productos', celdas: { nombre: 'Cascos', tipo: 'Libro', autores: 'Pérez, J.' } },
];

/** By id: an import in the state that each call of imports needs. */
const STATES = {
  1: 'por_revisar',
  2: 'por_revisar',
  3: 'por_revisar',
  4: 'por_revisar',
  5: 'leyendo',
  6: 'importada',
  7: 'por_revisar',
};

/** What reviews and writes imports in this process, as that of another instance would. */
export const hostOf = (db: Database) => new LocalHost(db, serverResources);

/** Progress that nobody follows. */
export const unseen = () => ({ onProgress: () => undefined, signal: new AbortController().signal });

export const reviewHere = (db: Database, id: number) => hostOf(db).review(id, unseen());

/** Stores what a review leaves for the other instances. */
async function storeReview(db: Database, id: number): Promise<void> {
  const { version, digest, por_recurso } = await reviewHere(db, id);
  const resumen = JSON.stringify({ por_recurso, resultado: null, revisada: { version, digest } });
  await db.updateTable('importaciones').set({ resumen }).where('id', '=', id).execute();
}

/** Stages imports of one event each, in the states that the valid inputs of calls.ts need. */
export async function stageImports(db: Database): Promise<void> {
  const at = new Date().toISOString();
  for (const [id, estado] of Object.entries(STATES)) {
    const { id: importacion_id } = await db
      .insertInto('importaciones')
      .values({
        nombre: `archivo ${id}.csv`,
        formato: 'csv',
        estado,
        bytes: 10,
        caracteres: 100,
        opciones: JSON.stringify(OPTIONS),
        created_at: at,
        created_by: 'maria.prueba',
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = id === '3' ? DOUBTFUL : [FORO];
    await db
      .insertInto('importacion_filas')
      .values(
        rows.map(({ recurso, celdas }, index) => ({
          importacion_id,
          numero: index + 1,
          recurso,
          lectura: JSON.stringify({ celdas, marcas: {}, problemas: {}, origen: '' }),
        })),
      )
      .execute();
    if (id === '4') await storeReview(db, importacion_id);
  }
  await db
    .insertInto('nombres_recordados')
    .values({ clave: 'ana diaz', nombre: 'Díaz, Ana', integrante_id: null, created_at: at, created_by: 'maria.prueba' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
