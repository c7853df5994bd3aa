import { compile } from '@fastify/proxy-addr';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { messages } from '../../../contract/calls/messages.ts';
import { serverTexts } from '../../../i18n/serverTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { ENGINE_FAILURE_TEXTS, type EngineFailure, engineFailureOf } from '../../database/engineErrors.ts';
import { escapeMarkup } from '../../documents/text.ts';
import { HttpError } from '../../errors/httpError.ts';
import { feature } from '../../fastify/feature.ts';
import { BARE_HEADERS, STRICT_TRANSPORT } from './clientErrors.ts';
import { registerPendingLogouts } from './pendingLogouts.ts';
import { readUnreadBody } from './unreadBodies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** a page for visitors: its errors are pages too */
    page?: boolean;
  }
}

type ErrorResponse = Pick<HttpError, 'status' | 'message'> & Partial<Pick<HttpError, 'headers' | 'details'>>;

const texts = messages.requests;
const NOT_FOUND: ErrorResponse = { status: 404, message: texts.addressNotFound };
const INTERNAL: ErrorResponse = { status: 500, message: messages.general.internalError };
const BAD_REQUEST: ErrorResponse = { status: 400, message: texts.invalid };
const TOO_LONG: ErrorResponse = { status: 414, message: texts.addressTooLong };

/** Fastify's errors by code, since its messages are English. */
const BY_CODE: Record<string, ErrorResponse> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, message: texts.tooLarge },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, message: texts.unsupportedType },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, message: texts.empty },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, message: texts.notJson },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, message: texts.incomplete },
  FST_REQ_FILE_TOO_LARGE: { status: 413, message: texts.fileTooLarge },
  FST_ERR_BAD_URL: { status: 400, message: texts.invalidAddress },
  FST_ERR_MAX_PARAM_LENGTH: TOO_LONG,
  FST_ERR_NOT_FOUND: NOT_FOUND,
};

const BY_ENGINE_FAILURE: Record<NonNullable<EngineFailure>, ErrorResponse> = {
  busy: { status: 503, message: ENGINE_FAILURE_TEXTS.busy, headers: { 'Retry-After': '5' } },
  diskFull: { status: 507, message: ENGINE_FAILURE_TEXTS.diskFull },
  unreachable: { status: 503, message: ENGINE_FAILURE_TEXTS.unreachable, headers: { 'Retry-After': '5' } },
};

/** Returns 422 with messages by field for an invalid body, 400 for invalid parameters. */
function validationResponseOf(error: FastifyError): ErrorResponse {
  const errors: Record<string, string> = {};
  for (const { instancePath, message } of error.validation ?? []) {
    const field = instancePath.split('/')[1] ?? '';
    errors[field] ??= message ?? BAD_REQUEST.message;
  }
  // The body is not an object, so no field is at fault.
  if ('' in errors) return BAD_REQUEST;
  const message = Object.values(errors)[0] ?? BAD_REQUEST.message;
  return { status: error.validationContext === 'body' ? 422 : 400, message, details: { errors } };
}

/** Only messages written for users are returned; any other error becomes 500 without details. */
export function errorResponseOf(error: FastifyError | Error): ErrorResponse {
  if (error instanceof HttpError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return validationResponseOf(error);
  const { code = '', statusCode } = error as FastifyError;
  const known = BY_CODE[code];
  if (known !== undefined) return known;
  const failure = engineFailureOf(error);
  if (failure !== null) return BY_ENGINE_FAILURE[failure];
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
    ? { ...BAD_REQUEST, status: statusCode }
    : INTERNAL;
}

/** Answers errors with `{success: 0, message, errors}`; 5xx errors are logged. */
export const errors = feature('errors', ['db'], (app) => {
  const answerLogout = registerPendingLogouts(app, app.db);
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const response = errorResponseOf(error);
    if (response.status >= 500) request.log.error({ err: error }, 'request failed');
    const { endpoint } = request.routeOptions.config;
    if (response === BY_ENGINE_FAILURE.diskFull && endpoint === 'logout') return answerLogout(request, reply);
    if (request.routeOptions.config.page) return sendErrorPage(reply, serverTexts.unavailable.title, response);
    return sendError(request, reply, response);
  });
  app.setNotFoundHandler((request, reply) => sendError(request, reply, NOT_FOUND));
});

export const isCallAddress = (url: string): boolean => /^\/+api\b/i.test(url);

/** True for a request whose errors are pages, before its route is known. */
const asksForPage = ({ url, method }: FastifyRequest): boolean => !isCallAddress(url) && /^(GET|HEAD)$/.test(method);

/** Answers a path that is too long to be read. */
export const answerTooLong = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  asksForPage(request) ? sendErrorPage(reply, siteTexts.notFound.title, TOO_LONG) : sendError(request, reply, TOO_LONG);

/** Answers a malformed URL, for which Fastify runs no hooks and reads no forwarded headers. @param trustProxy addresses of proxies */
export function frameworkErrorHandler(trustProxy: readonly string[]) {
  const isTrusted = compile([...trustProxy]);
  const isHttps = ({ socket, headers }: FastifyRequest['raw']): boolean =>
    isTrusted(socket.remoteAddress ?? '', 0) &&
    String(headers['x-forwarded-proto']).split(',').at(-1)?.trim() === 'https';
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    readUnreadBody(request, reply);
    reply.headers(BARE_HEADERS);
    if (isHttps(request.raw)) reply.header('Strict-Transport-Security', STRICT_TRANSPORT);
    if (asksForPage(request) && error.code === 'FST_ERR_BAD_URL')
      sendErrorPage(reply, siteTexts.notFound.title, NOT_FOUND);
    else sendError(request, reply, errorResponseOf(error));
  };
}

/** A page without scripts and style, for a request that cannot be answered with a page of the site. */
function messagePage(title: string, text: string): string {
  return [
    '<!doctype html><html lang="es"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title></head>`,
    `<body><main><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(text)}</p>`,
    `<p><a href="/">${siteTexts.notFound.goHome}</a></p></main></body></html>`,
  ].join('');
}

function sendErrorPage(
  reply: FastifyReply,
  title: string,
  { status, message, headers = {} }: ErrorResponse,
): FastifyReply {
  return reply
    .code(status)
    .headers({ 'Cache-Control': 'no-store', ...headers })
    .type('text/html; charset=utf-8')
    .send(messagePage(title, message));
}

function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, message, headers = {}, details }: ErrorResponse,
): FastifyReply {
  const answer = { success: 0, message, ...details };
  const body = request.routeOptions.config.endpoint === 'login' ? { status: 'error', ...answer } : answer;
  return reply
    .code(status)
    .headers({ 'Cache-Control': 'no-store', ...headers })
    .serializer(JSON.stringify)
    .type('application/json; charset=utf-8')
    .send(body);
}
