/** The name of a stored file, with its extension. */
export const STORED_FILE = /^[0-9a-f]{32}\.(webp|svg|pdf|mp4|webm)$/;
const STORED_FILES = /\b[0-9a-f]{32}\.(?:webp|svg|pdf|mp4|webm)\b/g;

/** The names of stored files in a longer text, such as JSON or an address. */
export const storedFilesIn = (text: string): string[] => text.match(STORED_FILES) ?? [];

/** Uploaded pictures. The API stores these widths (pixels), and `srcset` offers them. */
export const uploads = {
  integrante: { folder: '/api/uploads', widths: [160, 320, 480, 640] },
  // A slide of the logo carousel, at 1x and 2x.
  convenio: { folder: '/api/uploads/convenios', widths: [170, 340] },
  // The hero is as wide as the window.
  identidad: { folder: '/api/uploads/identidad', widths: [320, 640, 960, 1440, 1920] },
  // A card of the home, and the banner of a line's page.
  linea: { folder: '/api/uploads/lineas', widths: [400, 800, 1600] },
} as const;

export type UploadKind = keyof typeof uploads;

/** @param width pixels; the largest by default */
export function pathOfUpload(kind: UploadKind, name: string, width?: number): string {
  const path = `${uploads[kind].folder}/${encodeURIComponent(name)}`;
  return width === undefined ? path : `${path}?w=${width}`;
}

/** A stored PDF under its own name, for staff. */
export const pathOfPdf = (name: string): string => `${uploads.integrante.folder}/${encodeURIComponent(name)}`;
