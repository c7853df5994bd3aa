import { doiUrl, orcidUrl } from '../../../contract/bibliography/doi.ts';
import { urlOfLicencia } from '../../../contract/bibliography/licencias.ts';
import { CITATION_FORMATS, CITATION_TYPES, documentPaths } from '../../../contract/documentPaths.ts';
import { isWebUrl } from '../../../contract/fields.ts';
import { lineaAt, lineaOfId, lineaPath } from '../../../contract/siteLineas.ts';
import { type PublicRoute, sitePaths } from '../../../contract/siteRoutes.ts';
import type { SiteLinea, SiteSettings } from '../../../contract/siteSettings.ts';
import { readEvento } from '../../../contract/wire/evento.ts';
import { readIntegrante } from '../../../contract/wire/integrante.ts';
import { readProducto } from '../../../contract/wire/producto.ts';
import { readProyectoDetail } from '../../../contract/wire/proyecto.ts';
import { recordIn } from '../../../contract/wire/tolerant.ts';
import { integranteAt } from '../../resources/integrantes/integranteAt.ts';
import { recordAt } from '../../resources/listedRecords.ts';
import { productoType } from '../../resources/productos/schemaType.ts';
import { listedRecords } from './recordPaths.ts';

/** The relations of FAIR Signposting. */
type Relation = 'cite-as' | 'type' | 'describedby' | 'linkset' | 'collection' | 'author' | 'license' | 'item';

export interface TypedLink {
  rel: Relation;
  href: string;
  type?: string;
}

export interface PageLinks {
  /** canonical path of the page */
  path: string;
  links: readonly TypedLink[];
}

/** The links of a page: schema.org types, and targets that are paths of this site or URLs. */
interface Signposts {
  path: string;
  types: readonly string[];
  collection?: readonly string[];
  author?: readonly string[];
  /** the page by default */
  citeAs?: string;
  license?: string;
  /** files of the work, with their media types */
  files?: readonly { href: string; type: string }[];
  item?: readonly string[];
}

export const LINKSET_TYPE = 'application/linkset+json';

const RECORD_PAGE = 'AboutPage';

function proyectoSignposts(answer: unknown, lineas: readonly SiteLinea[]): Signposts | null {
  const detail = readProyectoDetail(answer);
  if (detail === null) return null;
  const { proyecto, integrantes, productos } = detail;
  const linea = lineaOfId(lineas, detail.linea?.id_linea ?? null);
  return {
    path: recordAt('proyecto', proyecto).path,
    types: [RECORD_PAGE, 'ResearchProject'],
    collection: [sitePaths.proyectos, ...(linea === null ? [] : [lineaPath(linea)])],
    author: integrantes.map((person) => integranteAt({ ...person, id: person.id_integrante }).path),
    item: productos.map((producto) => recordAt('producto', producto).path),
  };
}

function integranteSignposts(answer: unknown): Signposts | null {
  const record = recordIn(answer, 'investigador');
  if (record === null) return null;
  const { path } = integranteAt(readIntegrante(record));
  return { path, types: [RECORD_PAGE, 'Person'], collection: [sitePaths.integrantes] };
}

function productoSignposts(answer: unknown): Signposts | null {
  const record = recordIn(answer, 'product');
  if (record === null) return null;
  const producto = readProducto(record);
  const { proyecto_id, proyecto_nombre, enlace, autores, doi, licencia, url_pdf } = producto;
  const proyecto = proyecto_id === null ? [] : [sitePaths.proyecto(proyecto_id, proyecto_nombre)];
  return {
    path: recordAt('producto', producto).path,
    types: [RECORD_PAGE, productoType(producto.tipo)],
    collection: [sitePaths.productos, ...proyecto],
    author: autores.flatMap(({ orcid }) => (orcid === '' ? [] : [orcidUrl(orcid)])),
    ...(doi !== '' && { citeAs: doiUrl(doi) }),
    ...(licencia !== '' && { license: urlOfLicencia(licencia) }),
    files: url_pdf === '' ? [] : [{ href: url_pdf, type: 'application/pdf' }],
    item: isWebUrl(enlace) ? [new URL(enlace).href] : [],
  };
}

function eventoSignposts(answer: unknown): Signposts | null {
  const record = recordIn(answer, 'evento');
  if (record === null) return null;
  const { path } = recordAt('evento', readEvento(record));
  return { path, types: [RECORD_PAGE, 'Event'], collection: [sitePaths.eventos] };
}

function listSignposts(route: PublicRoute, path: string, answer: unknown, maxListed: number | undefined): Signposts {
  const { records } = listedRecords(route, answer, maxListed);
  return { path, types: ['CollectionPage'], item: records.map((record) => record.path) };
}

function signpostsOf(
  route: PublicRoute,
  answer: unknown,
  lineas: readonly SiteLinea[],
  maxListed?: number,
): Signposts | null {
  switch (route.page) {
    case 'proyecto':
      return proyectoSignposts(answer, lineas);
    case 'integrante':
      return integranteSignposts(answer);
    case 'producto':
      return productoSignposts(answer);
    case 'evento':
      return eventoSignposts(answer);
    case 'notFound':
      return null;
    case 'inicio':
      return { path: sitePaths.inicio, types: ['WebSite'] };
    case 'linea': {
      const linea = lineaAt(lineas, route.slug);
      return linea === null ? null : listSignposts(route, lineaPath(linea), answer, maxListed);
    }
    default:
      return listSignposts(route, sitePaths[route.page], answer, maxListed);
  }
}

const linksetPath = (route: PublicRoute, path: string): string =>
  documentPaths.linkset('id' in route && route.id !== null ? sitePaths[route.page](route.id) : path);

function citationsOf(route: PublicRoute): { href: string; type: string }[] {
  if (route.page !== 'producto' || route.id === null) return [];
  const page = sitePaths.producto(route.id);
  return CITATION_FORMATS.map((format) => ({
    href: documentPaths.citation(page, format),
    type: CITATION_TYPES[format],
  }));
}

/** The links of a page, those that matter most first; null without a record. @param answer to the page's own call */
export function pageLinks(
  route: PublicRoute,
  answer: unknown,
  { origin, settings }: { origin: string; settings: Pick<SiteSettings, 'lineas'> },
  maxListed?: number,
): PageLinks | null {
  const signposts = signpostsOf(route, answer, settings.lineas, maxListed);
  if (signposts === null) return null;
  const { path, types, collection = [], author = [], citeAs = path, license, files = [], item = [] } = signposts;
  const to = (rel: Relation) => (target: string) => ({
    rel,
    href: target.startsWith('/') ? origin + target : target,
  });
  const linkset = linksetPath(route, path);
  return {
    path,
    links: [
      to('cite-as')(citeAs),
      ...types.map((type) => ({ rel: 'type' as const, href: `https://schema.org/${type}` })),
      { ...to('describedby')(linkset), type: LINKSET_TYPE },
      ...citationsOf(route).map(({ href, type }) => ({ ...to('describedby')(href), type })),
      { ...to('linkset')(linkset), type: LINKSET_TYPE },
      ...collection.map(to('collection')),
      ...author.map(to('author')),
      ...(license === undefined ? [] : [to('license')(license)]),
      ...files.map(({ href, type }) => ({ ...to('item')(href), type })),
      ...item.map(to('item')),
    ],
  };
}
