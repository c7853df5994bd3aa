import { randomBytes } from 'node:crypto';
import { widthsOf } from '../../contract/addresses/uploads.ts';
import {
  CONVENIO_LOGO,
  type FileRule,
  FULL_TEXT,
  IDENTIDAD_VIDEO,
  IMAGE_OR_DRAWING,
  PHOTOGRAPH,
  textFileRule,
} from '../../contract/entities/file.ts';
import type { UploadKind } from '../../contract/resources/resource.ts';
import { type ResourceName, uploadOf } from '../../contract/resources/resources.ts';
import type { Pictured } from '../../contract/resources/siteResources.ts';
import { HttpError } from '../errors/httpError.ts';
import { imageType, isPdf } from './format.ts';
import { demandFile } from './refusals.ts';
import { sanitizeInWorker } from './svg/sanitizeInWorker.ts';
import { createVariants, type Variant } from './variants.ts';
import { type VideoType, videoType } from './video.ts';

/** A file ready to be stored. Its name is random, and its content never changes. */
export interface PreparedFile {
  nombre: string;
  tipo: 'image/webp' | 'image/svg+xml' | 'application/pdf' | VideoType;
  variants: readonly Variant[];
}

/** Cannot be guessed, and does not contain the uploaded file's name. */
const randomName = (extension: string): string => `${randomBytes(16).toString('hex')}.${extension}`;

/** A file that is stored as it is. */
const unchanged = (extension: string, tipo: PreparedFile['tipo'], bytes: Buffer): PreparedFile => ({
  nombre: randomName(extension),
  tipo,
  variants: [{ width: 0, height: 0, bytes }],
});

const UNKNOWN = 'desconocido';

/** A file that is too large was cut, so it has no end. */
const pdfType = (bytes: Buffer): string => (isPdf(bytes) || bytes.length > FULL_TEXT.max ? 'application/pdf' : UNKNOWN);

/** @throws {HttpError} 413 or 415 */
function preparePdf(bytes: Buffer): PreparedFile {
  demandFile(FULL_TEXT, { type: pdfType(bytes), size: bytes.length });
  return unchanged('pdf', 'application/pdf', bytes);
}

/** @throws {HttpError} 413 or 415 */
export function prepareVideo(bytes: Buffer): PreparedFile {
  // First, because a file that is too large was cut and has no type.
  if (bytes.length > IDENTIDAD_VIDEO.max) throw new HttpError(413, IDENTIDAD_VIDEO.tooLarge.text);
  const tipo = videoType(bytes);
  if (tipo === null) throw new HttpError(415, IDENTIDAD_VIDEO.wrongType(UNKNOWN).text);
  return unchanged(tipo === 'video/mp4' ? 'mp4' : 'webm', tipo, bytes);
}

const PICTURE_RULES: Readonly<Record<Exclude<UploadKind, 'pdf'>, FileRule>> = {
  photo: PHOTOGRAPH,
  picture: IMAGE_OR_DRAWING,
  logo: CONVENIO_LOGO,
};

/** A picture in the widths of a resource; a drawing is sanitized. @throws {HttpError} 413, 415 or 422 */
export async function encodePicture(
  bytes: Buffer,
  kind: keyof typeof PICTURE_RULES,
  recurso: Pictured,
): Promise<PreparedFile> {
  const tipo = imageType(bytes);
  demandFile(PICTURE_RULES[kind], { type: tipo ?? UNKNOWN, size: bytes.length });
  if (tipo === 'image/svg+xml') return unchanged('svg', tipo, await sanitizeInWorker(bytes));
  return { nombre: randomName('webp'), tipo: 'image/webp', variants: await createVariants(bytes, widthsOf(recurso)) };
}

/** The file of a record's form. @throws {HttpError} 413, 415 or 422 */
export async function prepareUpload(recurso: ResourceName, bytes: Buffer): Promise<PreparedFile> {
  const kind = uploadOf(recurso)?.kind;
  if (kind === undefined || kind === 'pdf') return preparePdf(bytes);
  return encodePicture(bytes, kind, recurso as Pictured);
}

/** A picture or a PDF file of a text. @throws {HttpError} 413 or 415 */
export async function prepareTextFile(bytes: Buffer): Promise<PreparedFile> {
  const tipo = imageType(bytes) ?? pdfType(bytes);
  demandFile(textFileRule(tipo), { type: tipo, size: bytes.length });
  return tipo === 'application/pdf' ? preparePdf(bytes) : encodePicture(bytes, 'photo', 'proyectos');
}
