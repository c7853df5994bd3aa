/** What the share image of a page shows: the 1200 × 630 picture that chats and networks show with a link. */

import { createHash } from 'node:crypto';
import { lineaAt, slugOfLinea } from '../../contract/addresses/siteLineas.ts';
import type { PublicRoute } from '../../contract/addresses/siteRoutes.ts';
import type { PublicPagina } from '../../contract/entities/pagina.ts';
import type { SiteIdentidad } from '../../contract/identidad/identidad.ts';
import type { SiteSettings } from '../../contract/identidad/siteSettings.ts';
import { isListPage, RESOURCE_OF_PAGE, type RecordPage } from '../../contract/resources/recordPages.ts';
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

/** Null for a page without a share image. @param record a row, or a record in an answer, of the page of one; null if it was not found */
export function shareImageOfPage(
  route: PublicRoute,
  record: object | null,
  { identidad, lineas }: SiteSettings,
): ShareImage | null {
  if (route.page === 'notFound') return null;
  const site = siteShareImage(identidad);
  if (route.page === 'linea') {
    const linea = lineaAt(lineas, route.slug);
    const label = serverTexts.shareImage.linea;
    return linea && { ...site, folder: folderOf('linea', slugOfLinea(linea)), title: linea.nombre, label };
  }
  if (route.page === 'pagina') {
    if (record === null) return null;
    const { direccion, titulo, imagen } = record as PublicPagina;
    const folder = folderOf('pagina', direccion.toLowerCase());
    return { ...site, folder, title: titulo, label: identidad.lema, picture: imagen };
  }
  if (isListPage(route.page)) {
    const { title } = resources[route.page];
    return { ...site, folder: folderOf('lista', route.page), title, label: identidad.lema };
  }
  if (!('id' in route)) return site;
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
