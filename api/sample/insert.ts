import { pathOfTextFile } from '../../contract/addresses/textFiles.ts';
import type { Persona } from '../../contract/bibliography/persona.ts';
import type { RecordKind } from '../../contract/resources/resources.ts';
import { lastDayOf } from '../../contract/values/periodos.ts';
import type { Trx } from '../database/open.ts';
import type { Row } from '../database/tables.ts';
import { toJson } from '../database/textList.ts';
import { insertable, recordTable, rowOf } from '../database/unchecked.ts';
import { storeFileUses } from '../resources/auditLog/fileUses.ts';
import { SAMPLE_USUARIO } from '../resources/ejemplo/sampleRecords.ts';
import { cleanText } from '../resources/html/cleanHtml.ts';
import type { PreparedFile } from '../uploads/prepare.ts';
import { storeFile, storeTextFile } from '../uploads/store.ts';
import { convenios } from './convenios.ts';
import { eventos } from './eventos.ts';
import { fileOf, type SampleFiles } from './files.ts';
import { integrantes } from './integrantes.ts';
import { noticias } from './noticias.ts';
import { FIGURE, paginas, type SamplePagina } from './paginas.ts';
import { productos, type SampleAutor } from './productos.ts';
import { proyectos, type SampleImagen, type SampleProyecto } from './proyectos.ts';

export interface Loading {
  trx: Trx;
  files: SampleFiles;
  /** ISO 8601 in UTC */
  now: string;
}

/** The ids of records by what the sample calls them. */
type Ids = ReadonlyMap<string, number>;

/** @throws {Error} for an unknown name */
export function idOf(ids: Ids, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`unknown sample row ${name}`);
  return id;
}

async function insert<R extends RecordKind>({ trx, now }: Loading, recurso: R, fields: Partial<Row<R>>) {
  const row = await trx
    .insertInto(recordTable(recurso))
    .values(insertable([{ created_at: now, ...fields, created_by: SAMPLE_USUARIO }]))
    .returningAll()
    .executeTakeFirstOrThrow();
  return rowOf<R>(row);
}

const storeImagen = async (
  { trx, files }: Loading,
  recurso: 'proyectos' | 'eventos',
  imagen: SampleImagen | undefined,
) =>
  imagen && {
    imagen: await storeFile(trx, fileOf(files, recurso, imagen.archivo)),
    descripcion_imagen: imagen.descripcion,
  };

export async function insertProyectos(loading: Loading): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const proyecto of proyectos as readonly SampleProyecto[]) {
    const { clave, integrantes, linea, entidades, imagen, ...fields } = proyecto;
    const { id } = await insert(loading, 'proyectos', {
      ...fields,
      ...(await storeImagen(loading, 'proyectos', imagen)),
      linea_id: linea,
      entidades: toJson(entidades),
    });
    ids.set(clave, id);
  }
  return ids;
}

export async function insertIntegrantes(loading: Loading, proyectoIds: Ids): Promise<Ids> {
  const { trx, files } = loading;
  const ids = new Map<string, number>();
  for (const integrante of integrantes) {
    const { clave, imagen, estudios, areas_tematicas, periodos = [], ...fields } = integrante;
    const { id } = await insert(loading, 'integrantes', {
      ...fields,
      estudios: toJson(estudios),
      areas_tematicas: toJson(areas_tematicas),
      periodos: toJson(periodos),
      fin_periodos: lastDayOf(periodos),
      ...(imagen !== undefined && { nombre_imagen: await storeFile(trx, fileOf(files, 'integrantes', imagen)) }),
    });
    ids.set(clave, id);
  }
  const links = proyectos.flatMap((proyecto) =>
    proyecto.integrantes.map((integrante) => ({
      proyecto_id: idOf(proyectoIds, proyecto.clave),
      integrante_id: idOf(ids, integrante),
    })),
  );
  await trx.insertInto('proyecto_integrante').values(links).execute();
  return ids;
}

const NOBODY: Persona = { apellidos: '', nombres: '', nombre_corporativo: '', orcid: '', integrante_id: null };

function personaOf(autor: SampleAutor, integranteIds: Ids): Persona {
  if (typeof autor !== 'string') {
    if ('institucion' in autor) return { ...NOBODY, nombre_corporativo: autor.institucion };
    return { ...NOBODY, apellidos: autor[0], nombres: autor[1] };
  }
  const member = integrantes.find(({ clave }) => clave === autor);
  const { apellidos = '', nombres = '', orcid = '' } = member ?? {};
  return { ...NOBODY, apellidos, nombres, orcid, integrante_id: idOf(integranteIds, autor) };
}

export async function insertProductos(loading: Loading, proyectoIds: Ids, integranteIds: Ids): Promise<void> {
  for (const { proyecto, autores, editores = [], palabras_clave = [], ...fields } of productos)
    await insert(loading, 'productos', {
      ...fields,
      autores: toJson(autores.map((autor) => personaOf(autor, integranteIds))),
      editores: toJson(editores.map((editor) => personaOf(editor, integranteIds))),
      palabras_clave: toJson(palabras_clave),
      proyecto_id: proyecto === undefined ? null : idOf(proyectoIds, proyecto),
    });
}

export async function insertConvenios(loading: Loading): Promise<void> {
  const { trx, files } = loading;
  for (const convenio of convenios) {
    const logo = await storeFile(trx, fileOf(files, 'convenios', convenio.logo));
    await insert(loading, 'convenios', { ...convenio, logo });
  }
}

/** @returns their ids by name */
export async function insertEventos(loading: Loading): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const { urls_adicionales = [], imagen, ...fields } of eventos) {
    const { id } = await insert(loading, 'eventos', {
      ...fields,
      ...(await storeImagen(loading, 'eventos', imagen)),
      created_by_name: 'Contenido de ejemplo',
      urls_adicionales: toJson(urls_adicionales),
    });
    ids.set(fields.nombre, id);
  }
  return ids;
}

export async function insertNoticias(loading: Loading, proyectoIds: Ids, eventoIds: Ids): Promise<void> {
  for (const { proyecto, evento, ...fields } of noticias)
    await insert(loading, 'noticias', {
      ...fields,
      proyecto_id: proyecto === undefined ? null : idOf(proyectoIds, proyecto),
      evento_id: evento === undefined ? null : idOf(eventoIds, evento),
    });
}

/** The picture of a text, as the editor writes it. */
function figureOf(
  nombre: string,
  { variants }: PreparedFile,
  { descripcion, pie }: NonNullable<SamplePagina['figura']>,
) {
  const { width, height } = variants.at(-1) ?? { width: 0, height: 0 };
  const picture = `<img src="${pathOfTextFile(nombre)}" alt="${descripcion}" width="${width}" height="${height}">`;
  return `<figure>${picture}<figcaption>${pie}</figcaption></figure>`;
}

export async function insertPaginas(loading: Loading): Promise<void> {
  const { trx, files, now } = loading;
  for (const [index, { figura, texto, ...fields }] of paginas.entries()) {
    let figure = '';
    if (figura !== undefined) {
      const file = fileOf(files, 'paginas', figura.archivo);
      const nombre = await storeTextFile(trx, file, { created_at: now, created_by: SAMPLE_USUARIO });
      figure = figureOf(nombre, file, figura);
    }
    const despues = await insert(loading, 'paginas', {
      ...fields,
      texto: cleanText(texto.replace(FIGURE, () => figure)),
      orden: index + 1,
    });
    await storeFileUses(trx, [{ recurso: 'paginas', recordId: despues.id, accion: 'agregar', antes: null, despues }]);
  }
}
