import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Persona } from '../../contract/bibliography/persona.ts';
import { RECORD_KINDS, type RecordKind } from '../../contract/resources/resources.ts';
import type { Database, Trx } from '../database/open.ts';
import { SINGLE_ROW_ID } from '../database/singleRow.ts';
import { namedAs, recordTable } from '../database/unchecked.ts';
import { recordMovements } from '../resources/auditLog/recordMovements.ts';
import { SAMPLE_ACTION, SAMPLE_USUARIO } from '../resources/ejemplo/sampleRecords.ts';
import { updateRecord } from '../resources/records/records.ts';
import { PUBLIC_TABLES } from '../resources/visibility/isPublic.ts';
import { recordPublications } from '../resources/visibility/schedule.ts';
import { encodePicture, type PreparedFile, prepareTextFile, prepareUpload } from '../uploads/prepare.ts';
import { storeFile } from '../uploads/store.ts';
import { bibliography } from './bibliography.ts';
import { convenios } from './convenios.ts';
import { eventos } from './eventos.ts';
import { INSTITUCION_LOGO, LIDER, sampleIdentidad } from './identidad.ts';
import type { SampleImagen } from './imagen.ts';
import { inicio } from './inicio.ts';
import {
  type Ids,
  idOf,
  insertConvenio,
  insertEvento,
  insertIntegrante,
  insertNoticia,
  insertPagina,
  insertProducto,
  insertProyecto,
  type SamplePicture,
} from './insert.ts';
import { integrantes, type SampleIntegrante } from './integrantes.ts';
import { noticias } from './noticias.ts';
import { paginas, type SamplePagina } from './paginas.ts';
import { productos } from './productos.ts';
import { proyectos } from './proyectos.ts';

/** Every write leaves a movimiento. The migrations insert lines. */
const WRITTEN_TABLES = [...RECORD_KINDS.filter((kind) => kind !== 'lineas'), 'movimientos'] as const;

/** True if nobody has written anything, not even a record that is gone. */
export async function isUnwritten(db: Database): Promise<boolean> {
  for (const table of WRITTEN_TABLES) {
    const query = db.selectFrom(namedAs<'movimientos'>(table)).select('id').limit(1);
    if ((await query.executeTakeFirst()) !== undefined) return false;
  }
  return true;
}

const read = (file: string): Promise<Buffer> => readFile(new URL(file, import.meta.url));

interface SampleFiles {
  portraits: ReadonlyMap<string, PreparedFile>;
  logos: readonly PreparedFile[];
  institucionLogo: PreparedFile;
  /** by the name of their record */
  pictures: ReadonlyMap<string, SamplePicture>;
  /** of the texts of pages, by their address */
  figures: ReadonlyMap<string, PreparedFile>;
}

/** A record of the sample that may have a picture. */
interface Illustrated {
  nombre: string;
  imagen?: SampleImagen;
}

/** Adds the pictures of the records that have one. */
const addPictures = (pictures: Map<string, SamplePicture>, records: readonly Illustrated[], recurso: RecordKind) =>
  records.map(async ({ nombre, imagen }) => {
    if (imagen === undefined) return;
    const file = await prepareUpload(recurso, await read(`imagenes/${imagen.archivo}`));
    pictures.set(nombre, { file, descripcion: imagen.descripcion });
  });

const addPortraits = (portraits: Map<string, PreparedFile>, records: readonly SampleIntegrante[]) =>
  records.map(async ({ clave, imagen }) => {
    if (imagen !== undefined)
      portraits.set(clave, await prepareUpload('integrantes', await read(`retratos/${imagen}`)));
  });

const addFigures = (figures: Map<string, PreparedFile>, records: readonly SamplePagina[]) =>
  records.map(async ({ direccion, figura }) => {
    if (figura !== undefined) figures.set(direccion, await prepareTextFile(await read(`imagenes/${figura.archivo}`)));
  });

/** Encodes all files at once, as far as the encoder allows: a first start waits for it. */
async function encodeSampleFiles(): Promise<SampleFiles> {
  const portraits = new Map<string, PreparedFile>();
  const pictures = new Map<string, SamplePicture>();
  const figures = new Map<string, PreparedFile>();
  const [institucionLogo, logos] = await Promise.all([
    read(INSTITUCION_LOGO).then((bytes) => encodePicture(bytes, 'picture', 'identidad')),
    Promise.all(convenios.map(async ({ logo }) => prepareUpload('convenios', await read(`logos/${logo}`)))),
    ...addPortraits(portraits, integrantes),
    ...addPictures(pictures, proyectos, 'proyectos'),
    ...addPictures(pictures, eventos, 'eventos'),
    ...addFigures(figures, paginas),
  ]);
  return { portraits, logos, pictures, figures, institucionLogo };
}

let encoded: Promise<SampleFiles> | undefined;

/**
 * Encodes the images of the sample content, before the transaction that loads it. Once in a process: it takes seconds, and tests
 * start many portals in one.
 */
export function prepareSampleFiles(): Promise<SampleFiles> {
  encoded ??= encodeSampleFiles();
  return encoded;
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

/** Visitors can read the records from now on, so that their addresses answer 410 once they are removed. */
async function publishRecords(trx: Trx, now: string): Promise<void> {
  for (const table of PUBLIC_TABLES) {
    const rows = await trx.selectFrom(recordTable(table)).selectAll().execute();
    await recordPublications(trx, table, new Map(rows.map((row) => [row.id, row])), now);
  }
}

const membersAsPersonas = (ids: Ids): Map<string, Persona> =>
  new Map(
    (integrantes as readonly SampleIntegrante[]).map(({ clave, nombres, apellidos, orcid = '' }) => [
      clave,
      { apellidos, nombres, nombre_corporativo: '', orcid, integrante_id: idOf(ids, clave) },
    ]),
  );

/** Loads the sample content unless something was written. @returns true if it was loaded */
export async function loadSampleContent(trx: Trx, files: SampleFiles): Promise<boolean> {
  if (!(await isUnwritten(trx))) return false;
  const { portraits, logos, pictures } = files;
  const now = new Date().toISOString();
  const proyectoIds = new Map<string, number>();
  for (const proyecto of proyectos) {
    const { clave, nombre } = proyecto;
    proyectoIds.set(clave, await insertProyecto(trx, proyecto, pictures.get(nombre)));
  }
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
  for (const evento of eventos) await insertEvento(trx, evento, pictures.get(evento.nombre), now);
  for (const noticia of noticias) await insertNoticia(trx, noticia, proyectoIds, now);
  for (const [index, pagina] of paginas.entries())
    await insertPagina(trx, pagina, { file: files.figures.get(pagina.direccion), orden: index + 1, now });
  await publishRecords(trx, now);
  await trx.updateTable('inicio').set(inicio).where('id', '=', SINGLE_ROW_ID).execute();
  const { movimiento: ofIdentidad } = await updateRecord(trx, {
    recurso: 'identidad',
    id: SINGLE_ROW_ID,
    fields: {
      ...sampleIdentidad(now),
      institucion_logo: await storeFile(trx, files.institucionLogo),
      lider_id: idOf(integranteIds, LIDER),
    },
    accion: SAMPLE_ACTION,
    message: '',
  });
  await recordMovements(trx, { id: randomUUID(), author: { id: null, usuario: SAMPLE_USUARIO } }, [
    { recurso: 'inicio', recordId: SINGLE_ROW_ID, accion: SAMPLE_ACTION, antes: null, despues: inicio },
    ofIdentidad,
  ]);
  return true;
}
