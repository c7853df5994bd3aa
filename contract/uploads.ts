/** Where the API serves uploaded pictures, and in which widths. No imports: the public bundle carries this file. */

/** Pixels: the API stores a picture in these widths, and the site's `srcset` offers them. */
export const uploads = {
  integrante: { folder: '/api/uploads', widths: [160, 320, 480, 640] },
  /** a slide of the logo carousel, and its double for dense screens */
  convenio: { folder: '/api/uploads/convenios', widths: [170, 340] },
} as const;

export type UploadKind = keyof typeof uploads;

/**
 * The path of an uploaded picture.
 * @param width pixels; the largest when absent
 */
export function pathOfUpload(kind: UploadKind, nombre: string, width?: number): string {
  const path = `${uploads[kind].folder}/${encodeURIComponent(nombre)}`;
  return width === undefined ? path : `${path}?w=${width}`;
}
