import { pathOfUpload, widthsOf } from '../../contract/addresses/uploads.ts';
import type { Pictured, siteResources } from '../../contract/resources/siteResources.ts';
import neutral from '../media/linea.svg';
import { API_ORIGIN } from './apiOrigin.ts';

export interface ImageSource {
  src: string;
  srcSet: string;
}

const srcSetOf = (recurso: Pictured, urlOf: (width: number) => string): string =>
  widthsOf(recurso)
    .map((width) => `${urlOf(width)} ${width}w`)
    .join(', ');

/** An uploaded picture. @param width of `src`, for browsers without `srcset` */
export function pictureSource<N extends Pictured>(
  recurso: N,
  nombre: string,
  width: (typeof siteResources)[N]['pictures']['widths'][number],
): ImageSource {
  const urlOf = (w: number) => API_ORIGIN + pathOfUpload(recurso, nombre, w);
  return { src: urlOf(width), srcSet: srcSetOf(recurso, urlOf) };
}

/**
 * The absolute URL of an image, or null if its origin is neither the site's nor the API's: the content security policy blocks others.
 * @param origin the site's own
 */
export function allowedImageUrl(url: string, origin: string): string | null {
  const api = API_ORIGIN || origin;
  if (api === '' || url.trim() === '' || !URL.canParse(url, api)) return null;
  const target = new URL(url, api);
  return [origin, new URL(api).origin].includes(target.origin) ? target.href : null;
}

/** A line's picture. @param path as the site settings have it; '' without a picture */
export function lineaImage(path: string): { src: string; srcSet?: string } {
  if (path === '') return { src: neutral };
  const src = path.startsWith('/') ? API_ORIGIN + path : path;
  if (!path.endsWith('.webp')) return { src };
  return { src: `${src}?w=800`, srcSet: srcSetOf('lineas', (width) => `${src}?w=${width}`) };
}

export const identidadVideo = (nombre: string): string => API_ORIGIN + pathOfUpload('identidad', nombre);
