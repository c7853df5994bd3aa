import fastifyMultipart, { type MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { type Endpoint, JSON_PART } from '../../../contract/calls/endpoint.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { EMPTY_FILE } from '../../../contract/entities/file.ts';
import { DRAFT_MAX_BYTES } from '../../../contract/resources/drafts.ts';
import { partsOf, resources } from '../../../contract/resources/resources.ts';
import { namesWith } from '../../../contract/resources/withPart.ts';
import { PAGINA_TEXT_MAX } from '../../../contract/values/constants.ts';
import { KB } from '../../../contract/values/sizeText.ts';
import { HttpError, invalidFieldError } from '../../errors/httpError.ts';
import { feature } from '../../fastify/feature.ts';
import { JSON_MAX_BYTES } from '../requests/bodyLimits.ts';

/** Bytes of a character, at most. */
const UTF8_BYTES = 4;
/** Bytes for the other fields and the part headers. */
const FORM_OVERHEAD = 64 * KB;

type Form = Extract<Endpoint, { file: string }>;

const LIMITS = {
  files: 1,
  fields: 30,
  parts: 31,
  fieldSize: 20_000,
  fieldNameSize: 100,
};
/** The limits of a form with JSON. */
const JSON_LIMITS = { ...LIMITS, fields: 1, parts: 2, fieldSize: JSON_MAX_BYTES };

declare module 'fastify' {
  interface FastifyRequest {
    /** the file of a multipart call, unchecked */
    fileBytes: Buffer | null;
  }
}

export const multipart = feature('multipart', [], async (app) => {
  await app.register(fastifyMultipart, { limits: LIMITS, throwFileSizeLimit: false });
  app.decorateRequest('fileBytes', null);
});

/** @fastify/multipart's own check works only after the body is parsed. */
export const isForm = (request: FastifyRequest): boolean =>
  /^multipart\/form-data\s*(;|$)/i.test(request.headers['content-type'] ?? '');

/** Bytes of each text field, where they are more than usual. Not in the table of calls, which the public bundle carries. */
const LONG_TEXTS: Partial<Record<string, number>> = {
  saveDraft: DRAFT_MAX_BYTES,
  ...Object.fromEntries(formsWithHtml().map((call) => [call, UTF8_BYTES * PAGINA_TEXT_MAX])),
};

/** As many as the longest of their texts may have: its rule counts the characters, and has a message. */
function formsWithHtml(): string[] {
  return namesWith(resources, 'htmlColumns').flatMap((name) => {
    const { add, update } = partsOf(name).calls;
    return [add, update].flatMap((call) => call ?? []);
  });
}

const longText = ({ routeOptions }: FastifyRequest): number | undefined =>
  LONG_TEXTS[routeOptions.config.endpoint ?? 'login'];

/** A form has at most two long texts, or one JSON. */
const textOverhead = (request: FastifyRequest, { body }: Form): number =>
  body === 'jsonOrForm' ? JSON_MAX_BYTES : 2 * (longText(request) ?? 0);

const limitsOf = (request: FastifyRequest, { body }: Form) =>
  body === 'jsonOrForm' ? JSON_LIMITS : { ...LIMITS, fieldSize: longText(request) ?? LIMITS.fieldSize };

/** Checks Content-Length before a form is read. @throws {HttpError} 411, 413 or 415 */
export function demandBoundedForm(request: FastifyRequest, form: Form): void {
  const isFormSent = isForm(request);
  if (!isFormSent && form.body === 'jsonOrForm') return;
  if (!isFormSent) throw new HttpError(415, messages.requests.notMultipart);
  const length = request.headers['content-length'];
  if (length === undefined) throw new HttpError(411, messages.requests.noLength);
  if (Number(length) > form.maxFileBytes + FORM_OVERHEAD + textOverhead(request, form))
    throw new HttpError(413, messages.requests.fileTooLarge);
}

/**
 * Sets request.body to the text fields, or to their JSON, and request.fileBytes to the file. JSON without a form is read already.
 * @throws {HttpError} 400, 413 for JSON that is too long, or 422 for an empty file
 */
export async function readForm(request: FastifyRequest, form: Form): Promise<void> {
  if (!isForm(request)) return;
  const { file: fileField, maxFileBytes } = form;
  const fields = new Map<string, string>();
  let hasEmptyFile = false;
  // One byte above the largest file: the rule of the field answers a file that is too large.
  const limits = { ...limitsOf(request, form), fileSize: maxFileBytes + 1 };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') fields.set(part.fieldname, textOf(part));
      else if (part.fieldname === fileField) {
        const bytes = await part.toBuffer();
        request.fileBytes = bytes.length === 0 ? null : bytes;
        // A file input without a file sends a part without a name; the parser leaves it undefined.
        hasEmptyFile = bytes.length === 0 && Boolean(part.filename);
      } else part.file.resume();
    }
  } catch (error) {
    // Unread bytes would block the next request of the connection.
    request.raw.unpipe();
    request.raw.resume();
    request.log.info({ err: error }, 'form refused');
    throw error instanceof HttpError ? error : new HttpError(400, messages.requests.invalidForm);
  }
  if (hasEmptyFile) throw invalidFieldError(fileField, EMPTY_FILE.text);
  request.body = form.body === 'jsonOrForm' ? await parseJson(request, fields) : Object.fromEntries(fields);
}

/** Parses the field `datos` by the rules of a JSON body. @throws {HttpError} 400 */
function parseJson(request: FastifyRequest, fields: ReadonlyMap<string, string>): Promise<unknown> {
  const json = fields.get(JSON_PART);
  if (json === undefined) throw new HttpError(400, messages.requests.invalidForm);
  const parse = request.server.getDefaultJsonParser('error', 'error');
  return new Promise((resolve, reject) => {
    parse(request, json, (error, body) => (error === null ? resolve(body) : reject(error)));
  });
}

/** @throws {Error} for a field truncated at the limit; HttpError 413 for JSON */
function textOf({ value, valueTruncated, fieldname }: MultipartValue): string {
  if (valueTruncated && fieldname === JSON_PART) throw new HttpError(413, messages.requests.tooLarge);
  if (valueTruncated) throw new Error(`field ${fieldname} is too long`);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
