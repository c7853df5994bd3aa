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

/** A member's picture. */
export const imagenDeIntegrante = (nombreImagen: string): ImageSource =>
  sourceOf(encodeURIComponent(nombreImagen), [320, 160, 480, 640]);

/** A partner's logo. */
export const logoDeConvenio = (logo: string): ImageSource =>
  sourceOf(`convenios/${encodeURIComponent(logo)}`, [170, 340]);
