import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Persona } from '../../contract/bibliography/persona.ts';
import type { Database, Trx } from '../database/open.ts';
import { SAMPLE_USUARIO } from '../resources/ejemplo/isSample.ts';
import { SAMPLE_ACTION } from '../resources/ejemplo/sampleInicio.ts';
import { recordMovimientos } from '../resources/movimientos/recordMovimientos.ts';
import type { PreparedFile } from '../uploads/prepare.ts';
import { encodeIntegranteImage, encodeLogo } from '../uploads/prepare.ts';
import { bibliography } from './bibliography.ts';
import { convenios } from './convenios.ts';
import { eventos } from './eventos.ts';
import { inicio } from './inicio.ts';
import {
  type Ids,
  idOf,
  insertConvenio,
  insertEvento,
  insertIntegrante,
  insertProducto,
  insertProyecto,
} from './insert.ts';
import { integrantes, type SampleIntegrante } from './integrantes.ts';
import { productos } from './productos.ts';
import { proyectos } from './proyectos.ts';

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
async function markLoaded(trx: Trx, now: string): Promise<boolean> {
  const mark = await trx
    .insertInto('ajustes')
    .values({ clave: LOADED_MARK, valor: now })
    .onConflict((conflict) => conflict.column('clave').doNothing())
    .returning('clave')
    .executeTakeFirst();
  return mark !== undefined;
}

const read = (file: string): Promise<Buffer> => readFile(new URL(file, import.meta.url));

/** Encodes the images, before the transaction. */
async function prepareFiles() {
  const portraits = new Map<string, PreparedFile>();
  for (const { clave, imagen } of integrantes as readonly SampleIntegrante[]) {
    if (imagen !== null) portraits.set(clave, await encodeIntegranteImage(await read(`retratos/${imagen}`)));
  }
  const logos: PreparedFile[] = [];
  for (const { logo } of convenios) logos.push(await encodeLogo(await read(`logos/${logo}`)));
  return { portraits, logos };
}

async function linkIntegrantes(trx: Trx, proyectoIds: Ids, integranteIds: Ids): Promise<void> {
  const links = proyectos.flatMap((proyecto) =>
    proyecto.integrantes.map((integrante) => ({
      proyecto_id: idOf(proyectoIds, proyecto.clave),
      integrante_id: idOf(integranteIds, integrante),
    })),
  );
  await trx.insertInto('proyecto_integrante').values(links).execute();
}

const membersAsPersonas = (ids: Ids): Map<string, Persona> =>
  new Map(
    (integrantes as readonly SampleIntegrante[]).map(({ clave, nombres, apellidos, orcid = '' }) => [
      clave,
      { apellidos, nombres, nombre_corporativo: '', orcid, integrante_id: idOf(ids, clave) },
    ]),
  );

/** Loads the sample content once, into an empty database. @returns true if it was loaded */
export async function loadSampleContent(db: Database): Promise<boolean> {
  if (!(await isLoadable(db))) return false;
  const { portraits, logos } = await prepareFiles();
  const now = new Date().toISOString();
  return db.transaction().execute(async (trx) => {
    if (!(await markLoaded(trx, now)) || !(await isEmptyDatabase(trx))) return false;
    const proyectoIds = new Map<string, number>();
    for (const proyecto of proyectos) proyectoIds.set(proyecto.clave, await insertProyecto(trx, proyecto));
    const integranteIds = new Map<string, number>();
    for (const integrante of integrantes) {
      const { clave } = integrante;
      integranteIds.set(clave, await insertIntegrante(trx, integrante, portraits.get(clave), now));
    }
    await linkIntegrantes(trx, proyectoIds, integranteIds);
    const personas = membersAsPersonas(integranteIds);
    for (const producto of productos) {
      const related = { proyectos: proyectoIds, personas, record: bibliography[producto.clave] };
      await insertProducto(trx, producto, related, now);
    }
    for (const [index, logo] of logos.entries()) {
      const convenio = convenios[index];
      if (convenio !== undefined) await insertConvenio(trx, convenio, logo, now);
    }
    for (const evento of eventos) await insertEvento(trx, evento, now);
    await trx.updateTable('inicio').set(inicio).where('id', '=', 1).execute();
    await recordMovimientos(trx, { id: randomUUID(), author: { id: null, usuario: SAMPLE_USUARIO } }, [
      { recurso: 'inicio', recordId: 1, accion: SAMPLE_ACTION, antes: null, despues: inicio },
    ]);
    return true;
  });
}
