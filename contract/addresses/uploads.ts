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

/** The folder of the addresses of pictures and PDF files in texts. */
export const TEXTS_FOLDER = `${UPLOADS_FOLDER}/textos`;

/** The widths of a picture in a text. */
export const TEXT_WIDTHS = widthsOf('proyectos');

/** The path of a file in a text. @param width pixels; the largest by default */
export const pathOfTextFile = (name: string, width?: number): string =>
  `${TEXTS_FOLDER}/${name}${width === undefined ? '' : `?w=${width}`}`;

/** Also in JSON with such a text, where the quotation marks are escaped. */
const TEXT_FILES = /=\\?"\/api\/uploads\/textos\/([0-9a-f]{32}\.(?:webp|pdf))(?=[\\"?#])/g;

/** The names of the files in sanitized HTML, each once. */
export const textFilesIn = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(TEXT_FILES), ([, name = '']) => name)),
];

/** Sanitized HTML with other paths of its files; with '' in place of a file that gets no path. */
export const withTextFilesAt = (html: string, pathOf: (name: string) => string | null): string =>
  html.replaceAll(/="\/api\/uploads\/textos\/([0-9a-f]{32}\.(?:webp|pdf))((?:[?#][^"]*)?)"/g, (_, name, rest) => {
    const path = pathOf(name);
    return path === null ? '=""' : `="${path}${rest}"`;
  });

/** A stored PDF under its own name, for staff. */
export const pathOfPdf = (name: string): string => `${UPLOADS_FOLDER}/${encodeURIComponent(name)}`;
