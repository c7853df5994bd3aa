import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorAnswer } from '../../contract/envelope.ts';
import { messages } from '../../contract/messages.ts';
import { type EngineFailure, engineFailureOf } from '../database/engineErrors.ts';
import { HttpError } from '../httpError.ts';
import { RejectedFile } from '../uploads/RejectedFile.ts';
import { BARE_HEADERS } from './clientErrors.ts';
import { registerPendingLogouts } from './pendingLogouts.ts';

interface Refusal {
  status: number;
  message: string;
  errors?: Readonly<Record<string, string>> | undefined;
  headers?: Readonly<Record<string, string>>;
  actual?: object | undefined;
}

/** Fastify's own refusals, by its codes: its messages are English. */
const BY_CODE: Record<string, Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, message: 'La solicitud es demasiado grande' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, message: 'El tipo de contenido de la solicitud no se admite' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, message: 'La solicitud está vacía' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, message: 'La solicitud no es JSON válido' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, message: 'La solicitud llegó incompleta' },
  FST_REQ_FILE_TOO_LARGE: { status: 413, message: 'El archivo es demasiado grande' },
  FST_ERR_BAD_URL: { status: 400, message: 'La dirección no es válida' },
  FST_ERR_MAX_PARAM_LENGTH: { status: 414, message: 'La dirección es demasiado larga' },
  FST_ERR_NOT_FOUND: { status: 404, message: 'No se encontró la dirección solicitada' },
};

const INTERNAL: Refusal = { status: 500, message: messages.general.internalError };
const NOT_VALID: Refusal = { status: 400, message: 'La solicitud no es válida' };

/** The engine's own: nothing was changed, and nobody who asked is at fault. */
const BY_ENGINE_FAILURE: Record<NonNullable<EngineFailure>, Refusal> = {
  lleno: { status: 507, message: 'No hay espacio para guardar los cambios. Avise a quien administra el portal.' },
  ausente: {
    status: 503,
    message: 'El portal no puede llegar a sus datos en este momento. Intente de nuevo en unos segundos.',
    headers: { 'Retry-After': '5' },
  },
};

/** A body that breaks a rule is answered 422 with the fields at fault; an invalid path or query 400. */
function refusalOfValidation(error: FastifyError): Refusal {
  const errors: Record<string, string> = {};
  for (const { instancePath, message } of error.validation ?? []) {
    const field = instancePath.split('/')[1] ?? '';
    errors[field] ??= message ?? NOT_VALID.message;
  }
  // What is not an object at all breaks no rule of a field.
  if ('' in errors) return NOT_VALID;
  const message = Object.values(errors)[0] ?? NOT_VALID.message;
  return { status: error.validationContext === 'body' ? 422 : 400, message, errors };
}

/** What to say for an error: its own words when they were meant for people, else nothing of its inside. */
export function refusalOf(error: FastifyError | Error): Refusal {
  if (error instanceof HttpError) return error;
  if (error instanceof RejectedFile) return { status: error.status, message: error.message };
  if (hasZodFastifySchemaValidationErrors(error)) return refusalOfValidation(error);
  const { code = '', statusCode } = error as FastifyError;
  const known = BY_CODE[code];
  if (known !== undefined) return known;
  const failure = engineFailureOf(error);
  if (failure !== null) return BY_ENGINE_FAILURE[failure];
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
    ? { ...NOT_VALID, status: statusCode }
    : INTERNAL;
}

/** The error handler: answers `{success: 0, message, errors}` in Spanish and logs a 5xx in full. */
export function registerErrors(app: FastifyInstance): void {
  const answerLogout = registerPendingLogouts(app);
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalOf(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
    const { endpoint } = request.routeOptions.config;
    if (refusal === BY_ENGINE_FAILURE.lleno && endpoint === 'logout') return answerLogout(request, reply);
    return sendRefusal(request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) =>
    sendRefusal(request, reply, { status: 404, message: 'No se encontró la dirección solicitada' }),
  );
}

/** An address that no route can be looked up by: hooks do not run for it. */
export function answerFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  sendRefusal(request, reply.headers(BARE_HEADERS), refusalOf(error));
}

function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, message, errors, headers = {}, actual } = refusal;
  const answer: Omit<ErrorAnswer, 'actual'> & { actual?: object } = {
    success: 0,
    message,
    ...(errors && { errors }),
    ...(actual && { actual }),
  };
  // The login's failure has `status: 'error'`.
  const body = request.routeOptions.config.endpoint === 'login' ? { status: 'error', ...answer } : answer;
  return reply
    .code(status)
    .headers({ 'Cache-Control': 'no-store', ...headers })
    .serializer(JSON.stringify)
    .type('application/json; charset=utf-8')
    .send(body);
}
