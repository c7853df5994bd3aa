import { pathOfTextFile } from '../../contract/addresses/textFiles.ts';
import type { Persona } from '../../contract/bibliography/persona.ts';
import { lastDayOf } from '../../contract/values/periodos.ts';
import type { Trx } from '../database/open.ts';
import { toJson } from '../database/textList.ts';
import { storeFileUses } from '../resources/auditLog/fileUses.ts';
import { SAMPLE_USUARIO } from '../resources/ejemplo/sampleRecords.ts';
import { cleanText } from '../resources/html/cleanHtml.ts';
import type { PreparedFile } from '../uploads/prepare.ts';
import { storeFile, storeTextFile } from '../uploads/store.ts';
import type { SampleAutor, SampleBibliography } from './bibliography.ts';
import type { SampleConvenio } from './convenios.ts';
import type { SampleEvento } from './eventos.ts';
import type { SampleIntegrante } from './integrantes.ts';
import type { SampleNoticia } from './noticias.ts';
import { FIGURE, type SamplePagina } from './paginas.ts';
import type { SampleProducto } from './productos.ts';
import type { SampleProyecto } from './proyectos.ts';

export type Ids = ReadonlyMap<string, number>;

const AUTHOR = { created_by: SAMPLE_USUARIO, updated_by: '' };

/** @throws {Error} for an unknown clave */
export function idOf(ids: Ids, clave: string): number {
  const id = ids.get(clave);
  if (id === undefined) throw new Error(`unknown sample row ${clave}`);
  return id;
}

/** A picture of the sample that is ready to be stored, and its alternative text. */
export interface SamplePicture {
  file: PreparedFile;
  descripcion: string;
}

const storeImagen = async (trx: Trx, picture: SamplePicture | undefined) =>
  picture && { imagen: await storeFile(trx, picture.file), descripcion_imagen: picture.descripcion };

export async function insertProyecto(
  trx: Trx,
  proyecto: SampleProyecto,
  picture: SamplePicture | undefined,
): Promise<number> {
  const { clave, integrantes, linea, entidades, imagen, ...fields } = proyecto;
  const { id } = await trx
    .insertInto('proyectos')
    .values({
      url_externa: '',
      activo: 1,
      ...fields,
      ...AUTHOR,
      ...(await storeImagen(trx, picture)),
      linea_id: linea,
      entidades: toJson(entidades),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertIntegrante(
  trx: Trx,
  integrante: SampleIntegrante,
  portrait: PreparedFile | undefined,
  now: string,
): Promise<number> {
  const { clave, imagen, estudios, areas_tematicas, periodos = [], ...fields } = integrante;
  const { id } = await trx
    .insertInto('integrantes')
    .values({
      url_linkedin: '',
      url_hv: '',
      ...fields,
      ...AUTHOR,
      estudios: toJson(estudios),
      areas_tematicas: toJson(areas_tematicas),
      periodos: toJson(periodos),
      fin_periodos: lastDayOf(periodos),
      nombre_imagen: portrait ? await storeFile(trx, portrait) : null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Related {
  proyectos: Ids;
  personas: ReadonlyMap<string, Persona>;
  record: SampleBibliography;
}

function personaOf(autor: SampleAutor, personas: Related['personas']): Persona {
  const nobody = { apellidos: '', nombres: '', nombre_corporativo: '', orcid: '', integrante_id: null };
  if (typeof autor === 'string') return personas.get(autor) ?? { ...nobody, apellidos: autor };
  if ('institucion' in autor) return { ...nobody, nombre_corporativo: autor.institucion };
  const [apellidos, nombres] = autor;
  return { ...nobody, apellidos, nombres };
}

export async function insertProducto(
  trx: Trx,
  producto: SampleProducto,
  { proyectos, personas, record }: Related,
  now: string,
): Promise<void> {
  const { clave, proyecto, ...fields } = producto;
  const { autores, editores = [], palabras_clave = [], ...texts } = record;
  await trx
    .insertInto('productos')
    .values({
      enlace: '',
      ...fields,
      ...texts,
      ...AUTHOR,
      autores: toJson(autores.map((autor) => personaOf(autor, personas))),
      editores: toJson(editores.map((editor) => personaOf(editor, personas))),
      palabras_clave: toJson(palabras_clave),
      proyecto_id: proyecto === undefined ? null : idOf(proyectos, proyecto),
      created_at: now,
    })
    .execute();
}

export async function insertConvenio(
  trx: Trx,
  convenio: SampleConvenio,
  logo: PreparedFile,
  now: string,
): Promise<void> {
  await trx
    .insertInto('convenios')
    .values({ ...convenio, ...AUTHOR, logo: await storeFile(trx, logo), created_at: now })
    .execute();
}

export async function insertEvento(
  trx: Trx,
  evento: SampleEvento,
  picture: SamplePicture | undefined,
  now: string,
): Promise<void> {
  const { urls_adicionales = [], imagen, ...fields } = evento;
  await trx
    .insertInto('eventos')
    .values({
      estado: 1,
      url_noticia_divulgacion: '',
      nombre_ponencia: '',
      url_pagina_evento: '',
      ...fields,
      ...AUTHOR,
      ...(await storeImagen(trx, picture)),
      created_by_name: 'Contenido de ejemplo',
      updated_by_name: '',
      urls_adicionales: toJson(urls_adicionales),
      created_at: now,
    })
    .execute();
}

export async function insertNoticia(
  trx: Trx,
  { proyecto, evento, ...fields }: SampleNoticia,
  proyectos: Ids,
  now: string,
): Promise<void> {
  const row =
    evento === undefined
      ? undefined
      : await trx.selectFrom('eventos').where('nombre', '=', evento).select('id').executeTakeFirstOrThrow();
  await trx
    .insertInto('noticias')
    .values({
      ...fields,
      ...AUTHOR,
      imagen: null,
      descripcion_imagen: '',
      proyecto_id: proyecto === undefined ? null : idOf(proyectos, proyecto),
      producto_id: null,
      evento_id: row?.id ?? null,
      activo: 1,
      created_at: now,
    })
    .execute();
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

export async function insertPagina(
  trx: Trx,
  { figura, texto, ...fields }: SamplePagina,
  { file, orden, now }: { file: PreparedFile | undefined; orden: number; now: string },
): Promise<void> {
  const sent = { created_at: now, created_by: SAMPLE_USUARIO };
  const figure = figura && file ? figureOf(await storeTextFile(trx, file, sent), file, figura) : '';
  const despues = await trx
    .insertInto('paginas')
    .values({ ...fields, ...AUTHOR, texto: cleanText(texto.replace(FIGURE, () => figure)), orden, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  await storeFileUses(trx, [{ recurso: 'paginas', recordId: despues.id, accion: 'agregar', antes: null, despues }]);
}
