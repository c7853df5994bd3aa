/** The rows of the table of calls that the public site makes. The public bundle contains only these. */
import type { Endpoint } from './endpoint.ts';

export const noBody = { body: 'none', file: null } as const;
const publicRead = { method: 'GET', access: 'public', effect: 'read', cached: true, range: null, ...noBody } as const;

export const siteEndpoints = {
  getInicio: { ...publicRead, path: 'Home/get_home' },
  listPublicIntegrantes: { ...publicRead, path: 'home/get_investigadores' },
  listPublicProyectos: { ...publicRead, path: 'Proyectos_investigacion/get_projects' },
  getProyecto: { ...publicRead, path: 'Proyectos_investigacion/get_project/{id}' },
  listProyectosByLinea: { ...publicRead, path: 'Proyectos_investigacion/get_project_by_line/{lineId}' },
  getIntegrante: { ...publicRead, path: 'Integrantes_investigacion/get_investigador/{id}' },
  listPublicProductos: { ...publicRead, path: 'Prod_investigacion/get_all_products' },
  getProducto: { ...publicRead, path: 'Prod_investigacion/get_product_by_id/{id}' },
  listPublicEventos: { ...publicRead, path: 'eventos/get_eventos' },

  // Only this API has the next ones.
  getPublicEvento: { ...publicRead, path: 'eventos/get_evento_publico/{id}' },
  listPublicNoticias: { ...publicRead, path: 'noticias/get_noticias' },
  getPublicNoticia: { ...publicRead, path: 'noticias/get_noticia_publica/{id}' },
  getPublicPagina: { ...publicRead, path: 'paginas/get_pagina_publica/{direccion}' },
  listProductosByLinea: { ...publicRead, path: 'Prod_investigacion/get_products_by_line/{lineId}' },
  search: { ...publicRead, path: 'buscar', cached: false, limit: 'searches' },
} as const satisfies Record<string, Endpoint>;

export type SiteEndpointName = keyof typeof siteEndpoints;
