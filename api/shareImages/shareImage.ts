/** What the share image of a page shows: the 1200 × 630 picture that chats and networks show with a link. */

import { createHash } from 'node:crypto';
import { lineaAt, slugOfLinea } from '../../contract/addresses/siteLineas.ts';
import type { PublicRoute } from '../../contract/addresses/siteRoutes.ts';
import type { PublicPagina } from '../../contract/entities/pagina.ts';
import type { SiteIdentidad } from '../../contract/identidad/identidad.ts';
import type { SiteLinea, SiteSettings } from '../../contract/identidad/siteSettings.ts';
import { isListPage, type ListPage, RESOURCE_OF_PAGE, type RecordPage } from '../../contract/resources/recordPages.ts';
import { resources, uploadOf } from '../../contract/resources/resources.ts';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { textOf } from '../../contract/values/tolerant.ts';
import { serverTexts } from '../../i18n/serverTexts.ts';
import { columnOf, rowOf } from '../database/unchecked.ts';
import { nombreOf } from '../resources/names/names.ts';
import type { RecordPagePart } from '../resources/parts/publicParts.ts';
import { serverResources } from '../resources/serverResources.ts';
import { DEFAULT_IDENTIDAD } from '../resources/site/defaults.ts';
import { isRevocable } from '../resources/visibility/shownFields.ts';

/** Pixels. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** What all share images of a site show. */
type ShareImageSite = Pick<SiteIdentidad, 'nombre' | 'logo' | 'color_principal' | 'color_acento'>;

export interface ShareImage {
  site: ShareImageSite;
  /** address without the hash */
  folder: string;
  title: string;
  label: string;
  /** name of the record's picture */
  picture: string | null;
  /** the record may hide the picture later */
  isRevocable?: boolean;
}

/** The version of the drawing, which is part of the hash: increment it when the drawing changes. */
const DESIGN = 1;
const HASH_LENGTH = 16;

const folderOf = (kind: string, id: string): string => `/vista_previa/${kind}/${id}`;

/** The image of the home, and of every other page that is no record, line or list. */
export const siteShareImage = (site: ShareImageSite): ShareImage => ({
  site,
  folder: folderOf('sitio', 'inicio'),
  title: site.nombre,
  label: serverTexts.shareImage.sitio,
  picture: null,
});

/** The image of a page that lists records. */
export const listShareImage = (page: ListPage, site: ShareImageSite & Pick<SiteIdentidad, 'lema'>): ShareImage => ({
  site,
  folder: folderOf('lista', page),
  title: resources[page].title,
  label: site.lema,
  picture: null,
});

export const lineaShareImage = (linea: SiteLinea, site: ShareImageSite): ShareImage => ({
  site,
  folder: folderOf('linea', slugOfLinea(linea)),
  title: linea.nombre,
  label: serverTexts.shareImage.linea,
  picture: null,
});

export const paginaShareImage = (
  pagina: PublicPagina,
  site: ShareImageSite & Pick<SiteIdentidad, 'lema'>,
): ShareImage => ({
  site,
  folder: folderOf('pagina', pagina.direccion.toLowerCase()),
  title: pagina.titulo,
  label: site.lema,
  picture: pagina.imagen,
});

/** @param record a row, or a record in an answer; both name these fields alike */
export function recordShareImage(kind: RecordPage, id: number, record: object, site: ShareImageSite): ShareImage {
  const recurso = RESOURCE_OF_PAGE[kind];
  const parts: RecordPagePart = serverResources[recurso];
  const upload = uploadOf(recurso);
  const picture = upload === undefined || upload.kind === 'pdf' ? '' : textOf(columnOf(record, upload.column)).trim();
  return {
    site,
    folder: folderOf(kind, encodeId(id)),
    title: nombreOf(recurso, record),
    label: parts.shareLabel(rowOf<typeof recurso>(record)),
    picture: picture || null,
    isRevocable: picture !== '' && isRevocable(recurso, upload?.column ?? ''),
  };
}

/** Null for a page without a share image. @param record of a detail page; null if it was not found */
export function shareImageOfPage(
  route: PublicRoute,
  record: object | null,
  { identidad, lineas }: SiteSettings,
): ShareImage | null {
  if (route.page === 'notFound') return null;
  if (route.page === 'linea') {
    const linea = lineaAt(lineas, route.slug);
    return linea === null ? null : lineaShareImage(linea, identidad);
  }
  if (route.page === 'pagina') return record === null ? null : paginaShareImage(record as PublicPagina, identidad);
  if (isListPage(route.page)) return listShareImage(route.page, identidad);
  if (!('id' in route)) return siteShareImage(identidad);
  return route.id === null || record === null ? null : recordShareImage(route.page, route.id, record, identidad);
}

/** True for the drawing that all share images of a portal with the default colours and logo have. */
export const hasDefaultCard = ({ logo, color_principal, color_acento }: ShareImageSite): boolean =>
  logo === DEFAULT_IDENTIDAD.logo &&
  color_principal === DEFAULT_IDENTIDAD.color_principal &&
  color_acento === DEFAULT_IDENTIDAD.color_acento;

/** Changes with everything that the image shows. */
function hashOf({ site, title, label, picture }: ShareImage): string {
  const { nombre, logo, color_principal, color_acento } = site;
  const look = hasDefaultCard(site) ? [] : [logo, color_principal, color_acento];
  const shown = JSON.stringify([DESIGN, nombre, title, label, picture, ...look]);
  return createHash('sha256').update(shown).digest('hex').slice(0, HASH_LENGTH);
}

export const shareImagePath = (image: ShareImage): string => `${image.folder}/${hashOf(image)}.jpg`;
