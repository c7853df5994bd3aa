/** The files that a text names: its pictures, and the PDF files that it links. */
import { PREVIEW_FOLDER, siteResources, UPLOADS_FOLDER } from '../resources/siteResources.ts';

export const TEXT_FILES_FOLDER = `${UPLOADS_FOLDER}/textos`;

/** The widths in pixels in which the API stores a picture of a text: those of a project's picture. */
export const TEXT_PICTURE_WIDTHS = siteResources.proyectos.pictures.widths;

export const pathOfTextFile = (name: string): string => `${TEXT_FILES_FOLDER}/${name}`;

const NAME = /^[0-9a-f]{32}\.(?:webp|pdf)$/;

/** What follows the folder in a path; '' in another folder. */
const below = (folder: string, path: string): string =>
  path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : '';

/** The name of the file of texts that has this path; null for another path. */
export function textFileAt(path: string): string | null {
  const name = below(TEXT_FILES_FOLDER, path);
  return NAME.test(name) ? name : null;
}

/** True for the path of a file in a text that is shown: in the preview of a draft, its files have paths below that of the draft. */
export function isTextFilePath(path: string): boolean {
  const [token = '', folder, name = '', ...rest] = below(PREVIEW_FOLDER, path).split('/');
  const isOfDraft = /^[\w-]+$/.test(token) && folder === 'archivo' && NAME.test(name) && rest.length === 0;
  return isOfDraft || textFileAt(path) !== null;
}

/** The names of the files in sanitized HTML, each once. */
export function textFilesIn(html: string): string[] {
  const addresses = [...html.matchAll(/<(?:img src|a href)="([^"]*)"/g)].map(([, address = '']) => address);
  return [...new Set(addresses.flatMap((address) => textFileAt(address) ?? []))];
}
