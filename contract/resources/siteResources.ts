/** The resources that the public site knows, in the order in which people read them. */
import type { SitePart } from './resource.ts';
import { namesWith } from './withPart.ts';

/** The folder of the addresses of stored files; those of some resources are below it. */
export const UPLOADS_FOLDER = '/api/uploads';

/** The folder of preview links. It is not that of share images, which robots read. */
export const PREVIEW_FOLDER = '/borrador';

export const siteResources = {
  proyectos: {
    page: 'proyecto',
    segment: 'proyecto_investigacion',
    call: 'getProyecto',
    list: {
      segment: 'proyectos_investigacion',
      filters: ['q', 'estado', 'linea', 'desde', 'hasta'],
      call: 'listPublicProyectos',
    },
    teaser: true,
    inFooter: true,
    counted: { since: 'fecha_inicio' },
    searched: true,
    visited: true,
    feed: true,
    pictures: { folder: `${UPLOADS_FOLDER}/proyectos`, widths: [320, 480, 640, 960, 1280] },
  },
  productos: {
    page: 'producto',
    segment: 'productos_investigacion_detail',
    call: 'getProducto',
    list: {
      segment: 'productos_investigacion',
      filters: ['q', 'tipo', 'anio', 'linea', 'integrante', 'orden'],
      withRows: true,
      call: 'listPublicProductos',
    },
    teaser: true,
    inFooter: true,
    section: 'always',
    counted: {},
    searched: true,
    visited: true,
    feed: true,
  },
  integrantes: {
    page: 'integrante',
    segment: 'integrante_grupo_investigacion',
    call: 'getIntegrante',
    list: { segment: 'integrantes_grupo_investigacion', filters: ['q', 'grupo'], call: 'listPublicIntegrantes' },
    counted: { until: 'fin_periodos' },
    searched: true,
    firstByName: true,
    visited: true,
    pictures: { folder: UPLOADS_FOLDER, widths: [160, 320, 480, 640] },
  },
  lineas: {
    page: 'linea',
    call: 'listProyectosByLinea',
    searched: true,
    visited: true,
    // A card of the home, and the banner of a line's page.
    pictures: { folder: `${UPLOADS_FOLDER}/lineas`, widths: [400, 800, 1600] },
  },
  convenios: {
    // A slide of the logo carousel, at 1x and 2x.
    pictures: { folder: `${UPLOADS_FOLDER}/convenios`, widths: [170, 340] },
  },
  eventos: {
    page: 'evento',
    segment: 'evento',
    call: 'getPublicEvento',
    list: { segment: 'eventos', filters: ['anio', 'tipo'], call: 'listPublicEventos' },
    teaser: true,
    inFooter: true,
    section: 'always',
    searched: true,
    visited: true,
    feed: true,
    pictures: { folder: `${UPLOADS_FOLDER}/eventos`, widths: [320, 480, 640, 960, 1280] },
  },
  noticias: {
    page: 'noticia',
    segment: 'noticias',
    call: 'getPublicNoticia',
    list: { segment: 'noticias', filters: ['anio'], call: 'listPublicNoticias' },
    inFooter: true,
    section: 'withRecords',
    searched: true,
    visited: true,
    feed: true,
    pictures: { folder: `${UPLOADS_FOLDER}/noticias`, widths: [160, 320, 480, 640] },
  },
  // Pages that staff write, at addresses of their own. The footer and the navigation link some of them.
  paginas: {
    page: 'pagina',
    call: 'getPublicPagina',
    searched: true,
    visited: true,
    pictures: { folder: `${UPLOADS_FOLDER}/paginas`, widths: [320, 480, 640, 960, 1280] },
  },
  // The home configuration; its page is the home.
  inicio: {
    page: 'inicio',
    visited: true,
  },
  identidad: {
    // The hero is as wide as the window.
    pictures: { folder: `${UPLOADS_FOLDER}/identidad`, widths: [320, 640, 960, 1440, 1920] },
  },
} as const satisfies Record<string, SitePart>;

/** The kinds of records that are searched, in the order of the answer. */
export const SEARCHED_KINDS = namesWith(siteResources, 'searched');
export type SearchedKind = (typeof SEARCHED_KINDS)[number];

/** The kinds that come first where one of their names begins with the query. */
export const FIRST_BY_NAME: readonly SearchedKind[] = namesWith(siteResources, 'firstByName');

/** The kinds of records with a page for visitors; of inicio, the home. */
export const VISITADOS = namesWith(siteResources, 'visited');
export type Visitado = (typeof VISITADOS)[number];

/** The resources that the figures of the home count. */
export const COUNTED = namesWith(siteResources, 'counted');
export type Counted = (typeof COUNTED)[number];

/** The resources with uploaded pictures. */
export const PICTURED = namesWith(siteResources, 'pictures');
export type Pictured = (typeof PICTURED)[number];

/** The lists with a feed. */
export const LIST_FEEDS = namesWith(siteResources, 'feed');
export type ListFeed = (typeof LIST_FEEDS)[number];
