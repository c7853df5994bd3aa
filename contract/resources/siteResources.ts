/** The resources that the public site knows, in the order in which people read them. */
import { siteConvenios } from './convenios.site.ts';
import { siteEventos } from './eventos.site.ts';
import { siteIdentidad } from './identidad.site.ts';
import { siteInicio } from './inicio.site.ts';
import { siteIntegrantes } from './integrantes.site.ts';
import { siteLineas } from './lineas.site.ts';
import { siteNoticias } from './noticias.site.ts';
import { siteProductos } from './productos.site.ts';
import { siteProyectos } from './proyectos.site.ts';
import type { SitePart } from './resource.ts';
import { namesWith } from './withPart.ts';

export const siteResources = {
  proyectos: siteProyectos,
  productos: siteProductos,
  integrantes: siteIntegrantes,
  lineas: siteLineas,
  convenios: siteConvenios,
  eventos: siteEventos,
  noticias: siteNoticias,
  inicio: siteInicio,
  identidad: siteIdentidad,
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
