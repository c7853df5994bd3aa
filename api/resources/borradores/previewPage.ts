/** What a draft's page shows: the answers to the calls of the page of its kind, as if the draft were published. */
import { ACTIVO, PROYECTO_ESTADOS } from '../../../contract/constants.ts';
import type { DraftResource } from '../../../contract/drafts.ts';
import { publicConvenio } from '../../../contract/entities/convenio.ts';
import { publicIntegrante } from '../../../contract/entities/integrante.ts';
import { type PublicProducto, publicProducto } from '../../../contract/entities/producto.ts';
import { publicProyecto } from '../../../contract/entities/proyecto.ts';
import type { SiteIdentidad } from '../../../contract/identidad.ts';
import type { GivenAnswers } from '../../../contract/renderedPage.ts';
import { lineaPath } from '../../../contract/siteLineas.ts';
import { sitePaths } from '../../../contract/siteRoutes.ts';
import type { SiteLinea } from '../../../contract/siteSettings.ts';
import { pathOfUpload, type UploadKind } from '../../../contract/uploads.ts';
import { readBibliography } from '../../../contract/wire/bibliography.ts';
import { readConvenio } from '../../../contract/wire/convenio.ts';
import { readEvento } from '../../../contract/wire/evento.ts';
import { readInicio } from '../../../contract/wire/inicio.ts';
import { readIntegrante } from '../../../contract/wire/integrante.ts';
import { readLinea } from '../../../contract/wire/linea.ts';
import { readProducto } from '../../../contract/wire/producto.ts';
import { readProyecto } from '../../../contract/wire/proyecto.ts';
import type { Database } from '../../database/open.ts';
import type { Row, Tables } from '../../database/tables.ts';
import { HttpError } from '../../httpError.ts';
import { fileSize } from '../../uploads/store.ts';
import { publicLogos } from '../convenios/publicLogos.ts';
import { sanitizeObjetivo } from '../inicio/sanitizeObjetivo.ts';
import { addressFor } from '../lineas/queries.ts';
import { parseLists } from '../productos/bibliography.ts';
import { withPublicMembers } from '../productos/publicMembers.ts';
import {
  mayReadPdf,
  membersAmong,
  productosOfIntegrante,
  productosOfLinea,
  relatedProductos,
  visibleProducto,
} from '../productos/queries.ts';
import {
  integrantesOfProyecto,
  lineasOfProyecto,
  productosOfProyecto,
  proyectosOfIntegrante,
  proyectosOfLinea,
} from '../proyectos/queries.ts';
import { draftIdentidad } from './draftIdentidad.ts';

export interface DraftPage {
  /** of the public page that shows the draft */
  path: string;
  given: GivenAnswers;
  /** name of the picture or full text; null if there is none */
  file: string | null;
  /** the path that stands for it in the answers; the page replaces it */
  filePath: string;
  /** the line that the page is of, in place of the stored one */
  linea?: SiteLinea;
  /** in place of the stored one; its pictures are not public */
  identidad?: SiteIdentidad;
}

interface Preview {
  db: Database;
  draft: Row<'borradores'>;
  campos: Readonly<Record<string, unknown>>;
  now: Date;
}

/** The id in the page of a record that does not exist yet. */
const NEW_ID = 999_999_999_999_999;
const NO_FILE = { file: null, filePath: '' };

async function storedRow<R extends DraftResource>({ db, draft }: Preview, recurso: R): Promise<Row<R> | undefined> {
  if (draft.recurso_id === null) return undefined;
  const table: keyof Tables = recurso;
  const row = await db
    .selectFrom(table as 'proyectos')
    .where('id', '=', draft.recurso_id)
    .selectAll()
    .executeTakeFirst();
  return row as unknown as Row<R> | undefined;
}

const pdfMark = (file: string): string => `/${file}`;

const storedInicio = (db: Database) => db.selectFrom('inicio').selectAll().executeTakeFirstOrThrow();

const picture = (kind: UploadKind, file: string | null) =>
  file === null ? NO_FILE : { file, filePath: pathOfUpload(kind, file) };

async function proyecto(preview: Preview): Promise<DraftPage> {
  const { db, campos, now } = preview;
  const row = await storedRow(preview, 'proyectos');
  const id = row?.id ?? NEW_ID;
  const { enlace_ext, ...read } = readProyecto({ ...row, enlace_ext: row?.url_externa, url_externa: '', ...campos });
  const estado = read.estado || PROYECTO_ESTADOS[0];
  const project = publicProyecto.parse({ ...read, id, id_proyecto: id, url_externa: enlace_ext, estado });
  const answer = {
    success: 1,
    message: '',
    project,
    investigadores: row ? await integrantesOfProyecto(db, id, null, now) : [],
    productos: row ? await productosOfProyecto(db, id, null, now) : [],
    lineas: row ? await lineasOfProyecto(db, id) : [],
  };
  return { path: sitePaths.proyecto(id, project.nombre), given: { getProyecto: answer }, ...NO_FILE };
}

async function integrante(preview: Preview): Promise<DraftPage> {
  const { db, draft, campos, now } = preview;
  const row = await storedRow(preview, 'integrantes');
  const id = row?.id ?? NEW_ID;
  const nombre_imagen = draft.archivo ?? row?.nombre_imagen ?? null;
  const read = readIntegrante({ ...row, ...campos });
  const answer = {
    success: 1,
    message: '',
    investigador: publicIntegrante.parse({ ...read, id, nombre_imagen, correo: read.email }),
    proyectos: row ? await proyectosOfIntegrante(db, id, null, now) : [],
    productos: row ? await productosOfIntegrante(db, id, now) : [],
  };
  const path = sitePaths.integrante(id, `${read.nombres} ${read.apellidos}`);
  return { path, given: { getIntegrante: answer }, ...picture('integrante', nombre_imagen) };
}

/** The product as visitors see it; null if they do not. */
async function publicVersion({ db, draft, now }: Preview): Promise<PublicProducto | null> {
  if (draft.recurso_id === null) return null;
  try {
    return await visibleProducto(db, draft.recurso_id, null, now);
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}

async function producto(preview: Preview): Promise<DraftPage> {
  const { db, draft, campos, now } = preview;
  const row = await storedRow(preview, 'productos');
  const published = await publicVersion(preview);
  const id = row?.id ?? NEW_ID;
  const merged = { ...(row && parseLists(row)), ...campos };
  const read = readProducto(merged);
  const ficha = readBibliography(merged);
  const pdf = draft.archivo ?? (campos.pdf === false ? null : (row?.pdf ?? null));
  const file = mayReadPdf(ficha, null, now) ? pdf : null;
  const [shown = ficha] = await withPublicMembers(db, [ficha], now);
  const product = publicProducto.parse({
    ...read,
    ...shown,
    id,
    id_proyecto: id,
    url_externa: read.enlace,
    proyecto_id: published?.proyecto_id ?? null,
    proyecto_nombre: published?.proyecto_nombre ?? null,
    id_linea: published?.id_linea ?? null,
    autores_integrantes: await membersAmong(db, ficha.autores, null, now),
    url_pdf: file === null ? '' : pdfMark(file),
    pdf_bytes: file === null ? 0 : await fileSize(db, file),
  });
  const answer = { success: 1, product, relacionados: await relatedProductos(db, product, now) };
  return {
    path: sitePaths.producto(id, read.nombre),
    given: { getProducto: answer },
    file,
    filePath: file === null ? '' : pdfMark(file),
  };
}

async function evento(preview: Preview): Promise<DraftPage> {
  const row = await storedRow(preview, 'eventos');
  const id = row?.id ?? NEW_ID;
  const read = { ...readEvento({ ...row, ...preview.campos }), id, estado: ACTIVO };
  const given = { getPublicEvento: { success: 1, evento: read } };
  return { path: sitePaths.evento(id, read.nombre), given, ...NO_FILE };
}

async function convenio(preview: Preview): Promise<DraftPage> {
  const { db, draft, campos, now } = preview;
  const row = await storedRow(preview, 'convenios');
  const id = row?.id ?? NEW_ID;
  const logo = draft.archivo ?? row?.logo ?? '';
  const own = publicConvenio.parse({ ...readConvenio({ ...row, ...campos }), id, logo });
  const logos = await publicLogos(db, now);
  const isListed = logos.some((other) => other.id === id);
  const logos_convenios = isListed ? logos.map((other) => (other.id === id ? own : other)) : [...logos, own];
  const inicio = await storedInicio(db);
  const given = { getInicio: { success: 1, inicio: readInicio(inicio), logos_convenios } };
  return { path: sitePaths.inicio, given, ...picture('convenio', logo || null) };
}

async function linea(preview: Preview): Promise<DraftPage> {
  const { db, draft, campos, now } = preview;
  const row = await storedRow(preview, 'lineas');
  const id = row?.id ?? NEW_ID;
  const { nombre, texto, descripcion_imagen } = readLinea({ ...row, ...campos });
  const retirada = row !== undefined && row.retirada !== 0;
  const shown = picture('linea', retirada ? null : (draft.archivo ?? row?.imagen ?? null));
  // The typed address may be refused when the draft is published.
  const direccion = row?.direccion ?? (await addressFor(db, nombre, 0));
  const products = await productosOfLinea(db, id, now);
  return {
    path: lineaPath({ direccion }),
    given: {
      listProyectosByLinea: await proyectosOfLinea(db, id, now),
      listProductosByLinea: { success: '1', message: '', products, texto: sanitizeObjetivo(texto) },
    },
    ...shown,
    linea: { id, nombre, direccion, anteriores: [], imagen: shown.filePath, descripcion_imagen, retirada },
  };
}

async function inicio({ db, campos, now }: Preview): Promise<DraftPage> {
  const read = readInicio({ ...(await storedInicio(db)), ...campos });
  const answer = {
    success: 1,
    inicio: { ...read, objetivo: sanitizeObjetivo(read.objetivo) },
    logos_convenios: await publicLogos(db, now),
  };
  return { path: sitePaths.inicio, given: { getInicio: answer }, ...NO_FILE };
}

async function identidad({ db, campos }: Preview): Promise<DraftPage> {
  return { path: sitePaths.inicio, given: {}, ...NO_FILE, identidad: await draftIdentidad(db, campos) };
}

const PAGES: Record<DraftResource, (preview: Preview) => Promise<DraftPage>> = {
  proyectos: proyecto,
  integrantes: integrante,
  productos: producto,
  eventos: evento,
  convenios: convenio,
  lineas: linea,
  inicio,
  identidad,
};

export function draftPage(db: Database, draft: Row<'borradores'>, now: Date): Promise<DraftPage> {
  return PAGES[draft.recurso as DraftResource]({ db, draft, campos: JSON.parse(draft.campos), now });
}
