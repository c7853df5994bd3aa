/** Where the API serves images (section 7) and at which widths. */
import { HOST } from './host.ts';

/** An image and its variants, as an `<img>` takes them. */
export interface ImageSource {
  src: string;
  srcSet: string;
}

function sourceOf(path: string, widths: readonly [number, ...number[]]): ImageSource {
  const at = (width: number) => `${HOST}/api/uploads/${path}?w=${width}`;
  return { src: at(widths[0]), srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', ') };
}

/**
 * The address of an image that the data names, or null when it is neither the site's own nor the API's: the security policy
 * refuses all others, and the console would say so.
 * @param origin the site's own
 */
export function imagenPropia(url: string, origin: string): string | null {
  const api = HOST || origin;
  if (api === '' || url.trim() === '' || !URL.canParse(url, api)) return null;
  const address = new URL(url, api);
  return [origin, new URL(api).origin].includes(address.origin) ? address.href : null;
}

/** A member's picture. */
export const imagenDeIntegrante = (nombreImagen: string): ImageSource =>
  sourceOf(encodeURIComponent(nombreImagen), [320, 160, 480, 640]);

/** A partner's logo. */
export const logoDeConvenio = (logo: string): ImageSource =>
  sourceOf(`convenios/${encodeURIComponent(logo)}`, [170, 340]);
