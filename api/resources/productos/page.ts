import { CITATION_FORMATS, CITATION_TYPES, documentPaths } from '../../../contract/addresses/documentPaths.ts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { doiUrl, orcidUrl } from '../../../contract/bibliography/doi.ts';
import { urlOfLicencia } from '../../../contract/bibliography/licencias.ts';
import { nameOfPersona } from '../../../contract/bibliography/persona.ts';
import { type PublicProducto, publicProducto } from '../../../contract/entities/producto.ts';
import { isWebUrl } from '../../../contract/fields/webUrl.ts';
import { readBibliography } from '../../../contract/wire/bibliography.ts';
import { readProducto } from '../../../contract/wire/producto.ts';
import type { Database } from '../../database/open.ts';
import { isNotFound } from '../../errors/httpError.ts';
import { fileSize } from '../../uploads/store.ts';
import { parseLists, withPublicMembers } from '../bibliography/productoBibliography.ts';
import { openDraft, shownFile } from '../parts/draftOf.ts';
import { type FeedEntry, feedEntry, isFilled, latestEntries } from '../parts/feedEntries.ts';
import type { RecordAnswer } from '../parts/ownAnswers.ts';
import type { RecordSignposts, TypedTarget } from '../parts/publicParts.ts';
import type { DraftOf, DraftPage } from '../parts/serverResource.ts';
import { productoType } from '../schemaOrg/nodes.ts';
import {
  citableProductos,
  mayReadPdf,
  membersAmong,
  publicProductos,
  relatedProductos,
  visibleProducto,
} from './queries.ts';

const citationsOf = (id: number): TypedTarget[] =>
  CITATION_FORMATS.map((format) => ({
    href: documentPaths.citation(sitePaths.producto(id), format),
    type: CITATION_TYPES[format],
  }));

export function signposts({ product }: RecordAnswer<'productos'>): RecordSignposts {
  const { id, proyecto_id, proyecto_nombre, url_externa, autores, doi, licencia, url_pdf } = product;
  const proyecto = proyecto_id === null ? [] : [sitePaths.proyecto(proyecto_id, proyecto_nombre ?? '')];
  return {
    type: productoType(product.tipo),
    collection: proyecto,
    author: autores.flatMap(({ orcid }) => (orcid === '' ? [] : [orcidUrl(orcid)])),
    ...(doi !== '' && { citeAs: doiUrl(doi) }),
    ...(licencia !== '' && { license: urlOfLicencia(licencia) }),
    describedBy: citationsOf(id),
    files: url_pdf === '' ? [] : [{ href: url_pdf, type: 'application/pdf' }],
    item: isWebUrl(url_externa) ? [new URL(url_externa).href] : [],
  };
}

/** The product as visitors see it; null if they do not. */
async function publicVersion({ db, draft, now }: DraftOf): Promise<PublicProducto | null> {
  if (draft.recurso_id === null) return null;
  return visibleProducto(db, draft.recurso_id, null, now).catch((error) => {
    if (isNotFound(error)) return null;
    throw error;
  });
}

export async function draftPage(preview: DraftOf): Promise<DraftPage> {
  const { db, campos, now } = preview;
  const { row, id, file: pdf } = await openDraft(preview, 'productos');
  const merged = { ...(row && parseLists(row)), ...campos };
  const read = readProducto(merged);
  const ficha = readBibliography(merged);
  const file = mayReadPdf(ficha, null, now) ? pdf : null;
  const answers = async () => {
    const published = await publicVersion(preview);
    const [shown = ficha] = await withPublicMembers(db, [ficha], now);
    const product = publicProducto.parse({
      ...read,
      ...shown,
      id,
      id_proyecto: id,
      proyecto_id: published?.proyecto_id ?? null,
      proyecto_nombre: published?.proyecto_nombre ?? null,
      id_linea: published?.id_linea ?? null,
      autores_integrantes: await membersAmong(db, ficha.autores, null, now),
      url_pdf: shownFile(preview, file) ?? '',
      pdf_bytes: file === null ? 0 : await fileSize(db, file),
    });
    return { getProducto: { success: 1, product, relacionados: await relatedProductos(db, product, now) } };
  };
  return { path: sitePaths.producto(id, read.nombre), answers, file };
}

type Citable = Awaited<ReturnType<typeof citableProductos>>[number];

const recordTexts = ({
  tipo,
  fecha_publicacion,
  resumen,
  descripcion,
  doi,
  autores,
  palabras_clave,
  idioma,
}: Citable) => ({
  paragraphs: [
    [tipo, fecha_publicacion.slice(0, 4)].filter(isFilled).join(', '),
    resumen,
    descripcion,
    doi === '' ? '' : doiUrl(doi),
  ].filter(isFilled),
  authors: autores.map(nameOfPersona),
  tags: palabras_clave,
  language: idioma,
});

export async function feedEntries(db: Database, now: Date): Promise<FeedEntry[]> {
  const productos = await publicProductos(db, now);
  const records = productos.map((producto) => feedEntry('producto', producto));
  const entries = await latestEntries(db, 'productos', records);
  const shown = await citableProductos(db, { productos: entries.map(({ id }) => id) }, now);
  return entries.map((entry) => {
    const record = shown.find(({ id }) => id === entry.id);
    return record === undefined ? entry : { ...entry, ...recordTexts(record) };
  });
}
