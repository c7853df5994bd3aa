import { expect } from 'vitest';
import type { Database } from '../../api/database/open.ts';
import { EMPTY_OPTIONS, RUNNING } from '../../api/resources/imports/staging.ts';
import type { ServerResources } from '../../api/resources/parts/serverResource.ts';
import { serverResources } from '../../api/resources/serverResources.ts';
import type { TestApp } from './testApp.ts';

/** The import whose job has no process, for the call that cancels. */
const STOPPED = 'archivo 5.csv';

/** Waits for the end of all jobs of imports, as staff see it. */
export async function settled({ app, db }: Pick<TestApp, 'app' | 'db'>): Promise<void> {
  const running = async () => {
    const all = await db.selectFrom('importaciones').where('nombre', '<>', STOPPED).select(['id', 'estado']).execute();
    return all.filter(({ id, estado }) => RUNNING.some((each) => each === estado) || app.imports.progress(id) !== null);
  };
  await expect.poll(running, { interval: 20, timeout: 30_000 }).toEqual([]);
}

const OPTIONS = { ...EMPTY_OPTIONS, formato: 'csv', recurso: 'eventos', columnas: ['nombre', 'fecha', 'tipo'] };
const RESULT = {
  estado: 'nuevo',
  incluida: true,
  celdas: {},
  errores: {},
  marcas: {},
  falta: [],
  registro: null,
  celdas_registro: {},
  fila: null,
  cambios: [],
  version: 0,
  cuerpo: { nombre: 'Foro vial', fecha: '2024-03-05', tipo: 1 },
  columnas: {},
  miembros: [],
  borrador: false,
};
const CELLS = { nombre: 'Foro vial', fecha: '2024-03-05', tipo: 'Organizador' };
const ASKED = { nombre: 'Pérez, J.', filas: 1, candidatos: [] };

/** By id: an import in the state that each call of imports needs. */
const STATES = {
  1: 'por_revisar',
  2: 'por_revisar',
  3: 'por_revisar',
  4: 'por_revisar',
  5: 'importando',
  6: 'importada',
  7: 'por_revisar',
};

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
        opciones: JSON.stringify(OPTIONS),
        contenido: JSON.stringify({ nombres: [ASKED] }),
        created_at: at,
        created_by: 'maria.prueba',
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const lectura = JSON.stringify({ celdas: CELLS, marcas: {}, problemas: {}, origen: '' });
    const row = { lectura, resultado: JSON.stringify(RESULT), estado: 'nuevo', incluida: 1 };
    await db
      .insertInto('importacion_filas')
      .values({ importacion_id, numero: 1, recurso: 'eventos', ...row })
      .execute();
  }
  await db
    .insertInto('nombres_recordados')
    .values({ clave: 'ana diaz', nombre: 'Díaz, Ana', integrante_id: null, created_at: at, created_by: 'maria.prueba' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Resources whose projects are compared with the rows of an import once `work` is done, as long as there are any. */
export function duringComparison(work: () => Promise<unknown>): ServerResources {
  const { imports } = serverResources.proyectos;
  const { members } = imports;
  if (members === undefined) throw new Error('projects have members');
  const read: typeof members.read = async (db, ids) => {
    const found = await members.read(db, ids);
    if (ids.length > 0) await work();
    return found;
  };
  return {
    ...serverResources,
    proyectos: { ...serverResources.proyectos, imports: { ...imports, members: { ...members, read } } },
  };
}
