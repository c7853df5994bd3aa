import { PICTURED, type Pictured, siteResources, UPLOADS_FOLDER } from '../resources/siteResources.ts';

/** The name of a stored file, with its extension. */
export const STORED_FILE = /^[0-9a-f]{32}\.(webp|svg|pdf|mp4|webm)$/;
const STORED_FILES = /\b[0-9a-f]{32}\.(?:webp|svg|pdf|mp4|webm)\b/g;

/** The names of stored files in a longer text, such as JSON or an address. */
export const storedFilesIn = (text: string): string[] => text.match(STORED_FILES) ?? [];

export const hasPictures = (recurso: string): recurso is Pictured => (PICTURED as readonly string[]).includes(recurso);

export const uploadsFolder = (recurso: Pictured): string => siteResources[recurso].pictures.folder;

/** The widths in pixels in which the API stores the pictures of a resource, and which `srcset` offers. */
export const widthsOf = (recurso: Pictured): readonly [number, ...number[]] => siteResources[recurso].pictures.widths;

/**
 * @param name of the stored file; a file of a draft has its path instead
 * @param width pixels; the largest by default
 */
export function pathOfUpload(recurso: Pictured, name: string, width?: number): string {
  const path = name.startsWith('/') ? name : `${uploadsFolder(recurso)}/${encodeURIComponent(name)}`;
  return width === undefined ? path : `${path}?w=${width}`;
}

/** A stored PDF under its own name, for staff. */
export const pathOfPdf = (name: string): string => `${UPLOADS_FOLDER}/${encodeURIComponent(name)}`;
