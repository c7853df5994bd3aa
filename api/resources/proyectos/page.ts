import type { ResearchProject } from 'schema-dts';
import { lineaOfId, lineaPath } from '../../../contract/addresses/siteLineas.ts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { type PublicProyecto, publicProyecto } from '../../../contract/entities/proyecto.ts';
import type { SiteLinea } from '../../../contract/identidad/siteSettings.ts';
import { PROYECTO_ESTADOS } from '../../../contract/values/constants.ts';
import { readProyecto } from '../../../contract/wire/proyecto.ts';
import type { Database } from '../../database/open.ts';
import { recordAt } from '../names/names.ts';
import { openDraft, shownFile } from '../parts/draftOf.ts';
import { type FeedEntry, feedEntry, latestEntries } from '../parts/feedEntries.ts';
import type { RecordAnswer } from '../parts/ownAnswers.ts';
import type { RecordSignposts } from '../parts/publicParts.ts';
import type { DraftOf, DraftPage } from '../parts/serverResource.ts';
import { filled, filledList, groupRef, imageUrl, productoType, recordRef, webUrls } from '../schemaOrg/nodes.ts';
import {
  integrantesOfProyecto,
  lineasOfProyecto,
  productosOfProyecto,
  proyectosOfLinea,
  publicProyectos,
} from './queries.ts';

export function proyectoNode(answer: RecordAnswer<'proyectos'>, origin: string): Exclude<ResearchProject, string> {
  const { project: proyecto, investigadores, productos, lineas } = answer;
  const people = investigadores.map((person) =>
    recordRef('Person', 'integrante', recordAt('integrante', { ...person, id: person.id_integrante }), origin),
  );
  const entidades = proyecto.entidades.map((name) => ({ '@type': 'Organization' as const, name }));
  return {
    ...recordRef('ResearchProject', 'proyecto', recordAt('proyecto', proyecto), origin),
    description: filled(proyecto.descripcion) ?? filled(proyecto.objetivo),
    image: imageUrl('proyectos', proyecto.imagen, origin),
    // schema.org has no other dates of a project.
    foundingDate: filled(proyecto.fecha_inicio),
    dissolutionDate: filled(proyecto.fecha_fin),
    keywords: filled(lineas[0]?.linea_nombre ?? ''),
    parentOrganization: groupRef(origin),
    member: filledList([...people, ...entidades]),
    subjectOf: filledList(
      productos.map((producto) =>
        recordRef(productoType(producto.tipo), 'producto', recordAt('producto', producto), origin),
      ),
    ),
    sameAs: webUrls([proyecto.url_externa]),
  };
}

export function signposts(answer: RecordAnswer<'proyectos'>, lineas: readonly SiteLinea[]): RecordSignposts {
  const { investigadores, productos } = answer;
  const linea = lineaOfId(lineas, answer.lineas[0]?.id_linea ?? null);
  return {
    type: 'ResearchProject',
    collection: linea === null ? [] : [lineaPath(linea)],
    author: investigadores.map((person) => recordAt('integrante', { ...person, id: person.id_integrante }).path),
    item: productos.map((producto) => recordAt('producto', producto).path),
  };
}

export async function draftPage(preview: DraftOf): Promise<DraftPage> {
  const { db, campos, now } = preview;
  const { row, id, file } = await openDraft(preview, 'proyectos');
  // The form has the link under another name than the column, which must not stand for an emptied one.
  const read = readProyecto({ ...row, enlace_ext: row?.url_externa, url_externa: '', ...campos });
  const estado = read.estado || PROYECTO_ESTADOS[0];
  const project = publicProyecto.parse({ ...read, imagen: shownFile(preview, file), id, id_proyecto: id, estado });
  const answers = async () => ({
    getProyecto: {
      success: 1,
      message: '',
      project,
      investigadores: row ? await integrantesOfProyecto(db, id, null, now) : [],
      productos: row ? await productosOfProyecto(db, id, null, now) : [],
      lineas: row ? await lineasOfProyecto(db, id) : [],
    },
  });
  return { path: sitePaths.proyecto(id, project.nombre), answers, file };
}

const entryOf = (proyecto: PublicProyecto) =>
  feedEntry('proyecto', proyecto, [proyecto.objetivo, proyecto.descripcion]);

export const feedEntries = async (db: Database, now: Date): Promise<FeedEntry[]> =>
  latestEntries(db, 'proyectos', (await publicProyectos(db, now)).map(entryOf));

export const feedEntriesOfLinea = async (db: Database, lineaId: number, now: Date): Promise<FeedEntry[]> =>
  latestEntries(db, 'proyectos', (await proyectosOfLinea(db, lineaId, now)).map(entryOf));
