import { readFile } from 'node:fs/promises';
import type { Database, Trx } from '../database/open.ts';
import { recordMovimiento } from '../resources/movimientos/record.ts';
import type { PreparedFile } from '../uploads/prepare.ts';
import { encodeIntegranteImage, encodeLogo } from '../uploads/prepare.ts';
import { convenios } from './convenios.ts';
import { eventos } from './eventos.ts';
import { inicio } from './inicio.ts';
import {
  type Ids,
  idDe,
  insertConvenio,
  insertEvento,
  insertIntegrante,
  insertProducto,
  insertProyecto,
  SAMPLE_USUARIO,
} from './insert.ts';
import { integrantes } from './integrantes.ts';
import { productos } from './productos.ts';
import { proyectos } from './proyectos.ts';
import type { SampleIntegrante } from './types.ts';

const LOADED_MARK = 'contenido_de_ejemplo';
const CONTENT_TABLES = ['proyectos', 'integrantes', 'productos', 'convenios', 'eventos'] as const;

/** True if sample content was never loaded and the database is empty. */
async function isLoadable(db: Database): Promise<boolean> {
  const mark = await db.selectFrom('ajustes').where('clave', '=', LOADED_MARK).select('valor').executeTakeFirst();
  return mark === undefined && isEmptyDatabase(db);
}

async function isEmptyDatabase(db: Database): Promise<boolean> {
  for (const table of CONTENT_TABLES) {
    if ((await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined) return false;
  }
  return true;
}

/** Of two instances that start at the same time, the second waits here for the first and gets false. */
async function markLoaded(trx: Trx, ahora: string): Promise<boolean> {
  const mark = await trx
    .insertInto('ajustes')
    .values({ clave: LOADED_MARK, valor: ahora })
    .onConflict((conflict) => conflict.column('clave').doNothing())
    .returning('clave')
    .executeTakeFirst();
  return mark !== undefined;
}

const read = (file: string): Promise<Buffer> => readFile(new URL(file, import.meta.url));

/** Encodes the images, before the transaction. */
async function prepareFiles() {
  const retratos = new Map<string, PreparedFile>();
  for (const { clave, imagen } of integrantes as readonly SampleIntegrante[]) {
    if (imagen !== null) retratos.set(clave, await encodeIntegranteImage(await read(`retratos/${imagen}`)));
  }
  const logos: PreparedFile[] = [];
  for (const { logo } of convenios) logos.push(await encodeLogo(await read(`logos/${logo}`)));
  return { retratos, logos };
}

async function linkIntegrantes(trx: Trx, idsDeProyectos: Ids, idsDeIntegrantes: Ids): Promise<void> {
  const links = proyectos.flatMap((proyecto) =>
    proyecto.integrantes.map((integrante) => ({
      proyecto_id: idDe(idsDeProyectos, proyecto.clave),
      integrante_id: idDe(idsDeIntegrantes, integrante),
    })),
  );
  await trx.insertInto('proyecto_integrante').values(links).execute();
}

/** Loads the sample content once, into an empty database. @returns true if it was loaded */
export async function loadSampleContent(db: Database): Promise<boolean> {
  if (!(await isLoadable(db))) return false;
  const { retratos, logos } = await prepareFiles();
  const ahora = new Date().toISOString();
  return db.transaction().execute(async (trx) => {
    if (!(await markLoaded(trx, ahora)) || !(await isEmptyDatabase(trx))) return false;
    const idsDeProyectos = new Map<string, number>();
    for (const proyecto of proyectos) idsDeProyectos.set(proyecto.clave, await insertProyecto(trx, proyecto));
    const idsDeIntegrantes = new Map<string, number>();
    for (const integrante of integrantes) {
      const { clave } = integrante;
      idsDeIntegrantes.set(clave, await insertIntegrante(trx, integrante, retratos.get(clave), ahora));
    }
    await linkIntegrantes(trx, idsDeProyectos, idsDeIntegrantes);
    for (const producto of productos) await insertProducto(trx, producto, idsDeProyectos, ahora);
    for (const [index, logo] of logos.entries()) {
      const convenio = convenios[index];
      if (convenio !== undefined) await insertConvenio(trx, convenio, logo, ahora);
    }
    for (const evento of eventos) await insertEvento(trx, evento, ahora);
    await trx.updateTable('inicio').set(inicio).where('id', '=', 1).execute();
    await recordMovimiento(
      trx,
      { id: null, usuario: SAMPLE_USUARIO },
      { recurso: 'inicio', recordId: 1, accion: 'cargar contenido de ejemplo', antes: null, despues: inicio },
    );
    return true;
  });
}
