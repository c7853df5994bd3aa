import { randomBytes } from 'node:crypto';
import { CONVENIO_LOGO, checkFile, type FileRule, INTEGRANTE_IMAGE } from '../../contract/entities/file.ts';
import { uploads } from '../../contract/uploads.ts';
import { imageType } from './format.ts';
import { RejectedFile } from './RejectedFile.ts';
import { sanitizeSvg } from './svg/sanitizeSvg.ts';
import { createVariants, type Variant } from './variants.ts';

export type { Variant };

/** A file as it is kept: under a random name whose content never changes. */
export interface PreparedFile {
  nombre: string;
  tipo: 'image/webp' | 'image/svg+xml';
  variants: readonly Variant[];
}

/**
 * Checks a member's image by its content (section 5) and re-encodes it; the aspect ratio stays.
 * @throws {ArchivoRechazado} with the rule's title and text
 */
export function encodeIntegranteImage(bytes: Buffer): Promise<PreparedFile> {
  return prepare(bytes, INTEGRANTE_IMAGE, uploads.integrante.widths);
}

/**
 * Checks a convenio's logo by its content (section 5) and re-encodes it; an SVG is rebuilt from what is harmless.
 * @throws {ArchivoRechazado} with the rule's title and text
 */
export function encodeLogo(bytes: Buffer): Promise<PreparedFile> {
  return prepare(bytes, CONVENIO_LOGO, uploads.convenio.widths);
}

async function prepare(bytes: Buffer, regla: FileRule, anchos: readonly number[]): Promise<PreparedFile> {
  const tipo = imageType(bytes);
  const httpError = checkFile(regla, { type: tipo ?? 'desconocido', size: bytes.length });
  if (httpError) throw new RejectedFile(httpError === regla.tooLarge ? 413 : 415, httpError);
  if (tipo === 'image/svg+xml') {
    const variant = { ancho: 0, alto: 0, bytes: Buffer.from(sanitizeSvg(bytes)) };
    return { nombre: randomName('svg'), tipo, variants: [variant] };
  }
  return { nombre: randomName('webp'), tipo: 'image/webp', variants: await createVariants(bytes, anchos) };
}

/** 32 hexadecimal characters: nobody can guess it, and nothing of the sender's name is in it. */
function randomName(extension: 'webp' | 'svg'): string {
  return `${randomBytes(16).toString('hex')}.${extension}`;
}
