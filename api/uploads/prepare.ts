import { randomBytes } from 'node:crypto';
import { widthsOf } from '../../contract/addresses/uploads.ts';
import {
  CONVENIO_LOGO,
  checkFile,
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
import { imageType, isPdf } from './format.ts';
import { RejectedFile } from './RejectedFile.ts';
import { sanitizeInWorker } from './svg/sanitizeInWorker.ts';
import { createVariants, type Variant } from './variants.ts';
import { type VideoType, videoType } from './video.ts';

/** A file ready to be stored. Its name is random, and its content never changes. */
export interface PreparedFile {
  nombre: string;
  tipo: 'image/webp' | 'image/svg+xml' | 'application/pdf' | VideoType;
  variants: readonly Variant[];
}

/** @throws {RejectedFile} */
function preparePdf(bytes: Buffer): PreparedFile {
  // A file that is too large was cut, so it has no end.
  const isPdfFile = bytes.length > FULL_TEXT.max || isPdf(bytes);
  const refusal = checkFile(FULL_TEXT, { type: isPdfFile ? 'application/pdf' : 'desconocido', size: bytes.length });
  if (refusal) throw new RejectedFile(refusal === FULL_TEXT.tooLarge ? 413 : 415, refusal);
  return { nombre: randomName('pdf'), tipo: 'application/pdf', variants: [{ width: 0, height: 0, bytes }] };
}

/** @throws {RejectedFile} */
export function prepareVideo(bytes: Buffer): PreparedFile {
  // First, because a file that is too large was cut and has no type.
  if (bytes.length > IDENTIDAD_VIDEO.max) throw new RejectedFile(413, IDENTIDAD_VIDEO.tooLarge);
  const tipo = videoType(bytes);
  if (tipo === null) throw new RejectedFile(415, IDENTIDAD_VIDEO.wrongType('desconocido'));
  const extension = tipo === 'video/mp4' ? 'mp4' : 'webm';
  return { nombre: randomName(extension), tipo, variants: [{ width: 0, height: 0, bytes }] };
}

const PICTURE_RULES: Readonly<Record<Exclude<UploadKind, 'pdf'>, FileRule>> = {
  photo: PHOTOGRAPH,
  picture: IMAGE_OR_DRAWING,
  logo: CONVENIO_LOGO,
};

/** A picture in the widths of a resource; a drawing is sanitized. @throws {RejectedFile} */
export async function encodePicture(
  bytes: Buffer,
  kind: keyof typeof PICTURE_RULES,
  recurso: Pictured,
): Promise<PreparedFile> {
  const rule = PICTURE_RULES[kind];
  const tipo = imageType(bytes);
  const refusal = checkFile(rule, { type: tipo ?? 'desconocido', size: bytes.length });
  if (refusal) throw new RejectedFile(refusal === rule.tooLarge ? 413 : 415, refusal);
  if (tipo === 'image/svg+xml') {
    const variant = { width: 0, height: 0, bytes: await sanitizeInWorker(bytes) };
    return { nombre: randomName('svg'), tipo, variants: [variant] };
  }
  return { nombre: randomName('webp'), tipo: 'image/webp', variants: await createVariants(bytes, widthsOf(recurso)) };
}

/** The file of a record's form. @throws {RejectedFile} */
export async function prepareUpload(recurso: ResourceName, bytes: Buffer): Promise<PreparedFile> {
  const kind = uploadOf(recurso)?.kind;
  if (kind === undefined || kind === 'pdf') return preparePdf(bytes);
  return encodePicture(bytes, kind, recurso as Pictured);
}

/** A picture or a PDF file of a text. @throws {RejectedFile} */
export async function prepareTextFile(bytes: Buffer): Promise<PreparedFile> {
  // A PDF that is too large was cut, so it has no end.
  const pdf = isPdf(bytes) || bytes.length > FULL_TEXT.max ? 'application/pdf' : 'desconocido';
  const tipo = imageType(bytes) ?? pdf;
  const rule = textFileRule(tipo);
  const refusal = checkFile(rule, { type: tipo, size: bytes.length });
  if (refusal) throw new RejectedFile(refusal === rule.tooLarge ? 413 : 415, refusal);
  return tipo === 'application/pdf' ? preparePdf(bytes) : encodePicture(bytes, 'photo', 'proyectos');
}

/** Cannot be guessed, and does not contain the uploaded file's name. */
function randomName(extension: 'webp' | 'svg' | 'pdf' | 'mp4' | 'webm'): string {
  return `${randomBytes(16).toString('hex')}.${extension}`;
}
