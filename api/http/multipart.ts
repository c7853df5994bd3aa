import multipart, { type MultipartValue } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { IMAGE_MAX_BYTES } from '../../contract/constants.ts';
import { HttpError } from '../httpError.ts';

/** What a form may carry besides its file. */
const FORM_OVERHEAD = 64 * 1_024;
/** One byte above the largest file: whether it is too large is for the rule of its own field to say. */
const LIMITS = {
  fileSize: IMAGE_MAX_BYTES + 1,
  files: 1,
  fields: 30,
  parts: 31,
  fieldSize: 20_000,
  fieldNameSize: 100,
};

declare module 'fastify' {
  interface FastifyRequest {
    /** the file of a multipart call, as it came */
    fileBytes: Buffer | null;
  }
}

/** Registers the reading of multipart forms. */
export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
  app.decorateRequest('fileBytes', null);
}

/** Whether a request announces a form; @fastify/multipart itself only knows once the body is parsed. */
export const isForm = (request: FastifyRequest): boolean =>
  /^multipart\/form-data\s*(;|$)/i.test(request.headers['content-type'] ?? '');

/**
 * Refuses a form before it is read, by its announced size: nothing else bounds a body that never ends.
 * @throws {HttpError} 411, 413 or 415
 */
export function demandBoundedForm(request: FastifyRequest): void {
  if (!isForm(request)) throw new HttpError(415, 'La solicitud debe ser un formulario multipart');
  const length = request.headers['content-length'];
  if (length === undefined) throw new HttpError(411, 'La solicitud debe anunciar su tamaño');
  if (Number(length) > IMAGE_MAX_BYTES + FORM_OVERHEAD) {
    throw new HttpError(413, 'El archivo es demasiado grande', { headers: { Connection: 'close' } });
  }
}

/**
 * Reads a form: its texts become the body, the file of the named field becomes fileBytes.
 * @throws {HttpError} 400 when it is not a well-formed form
 */
export async function readForm(request: FastifyRequest, fileField: string): Promise<void> {
  const fields = new Map<string, string>();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields.set(part.fieldname, textOf(part));
      else if (part.fieldname === fileField) request.fileBytes = await readFile(part.toBuffer());
      else part.file.resume();
    }
  } catch (error) {
    // What is left must be read, or the connection's next request is never answered.
    request.raw.unpipe();
    request.raw.resume();
    request.log.info({ err: error }, 'form refused');
    throw new HttpError(400, 'El formulario no es válido');
  }
  request.body = Object.fromEntries(fields);
}

/** @throws {Error} for a field that was cut at the limit: half a value is not what was sent */
function textOf({ value, valueTruncated, fieldname }: MultipartValue): string {
  if (valueTruncated) throw new Error(`field ${fieldname} is too long`);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A file input left empty sends a file of no bytes. */
async function readFile(reading: Promise<Buffer>): Promise<Buffer | null> {
  const bytes = await reading;
  return bytes.length === 0 ? null : bytes;
}
