import { pathOfUpload, type UploadKind, uploads } from '../../contract/uploads.ts';
import { HOST } from './host.ts';

export interface ImageSource {
  src: string;
  srcSet: string;
}

/** @param width of the picture for browsers that do not read `srcset` */
function sourceOf(
  kind: UploadKind,
  nombre: string,
  width: (typeof uploads)[UploadKind]['widths'][number],
): ImageSource {
  const at = (wanted: number) => HOST + pathOfUpload(kind, nombre, wanted);
  return { src: at(width), srcSet: uploads[kind].widths.map((wanted) => `${at(wanted)} ${wanted}w`).join(', ') };
}

/**
 * The absolute URL of an image, or null unless its origin is the site's or the API's: the content security policy blocks others.
 * @param origin the site's own
 */
export function imagenPropia(url: string, origin: string): string | null {
  const api = HOST || origin;
  if (api === '' || url.trim() === '' || !URL.canParse(url, api)) return null;
  const address = new URL(url, api);
  return [origin, new URL(api).origin].includes(address.origin) ? address.href : null;
}

/** A member's picture. */
export const integranteImage = (nombreImagen: string): ImageSource => sourceOf('integrante', nombreImagen, 320);

/** A partner's logo. */
export const convenioLogoFile = (logo: string): ImageSource => sourceOf('convenio', logo, 170);
