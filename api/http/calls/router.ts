import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import { type Endpoint, TEXT_PARAMETER } from '../../../contract/calls/endpoint.ts';
import { type EndpointName, endpoints } from '../../../contract/calls/endpoints.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { OPERATION_HEADER } from '../../../contract/calls/requestHeaders.ts';
import { type CallSchemas, schemas } from '../../../contract/calls/schemas.ts';
import type { StoredFile } from '../../../contract/entities/backup.ts';
import { errorAnswer } from '../../../contract/fields/envelope.ts';
import { id } from '../../../contract/fields/fields.ts';
import type { PasswordCost } from '../../auth/password.ts';
import { demandConfirmation } from '../../auth/sessions.ts';
import type { CacheableCall } from '../../cache/cacheKey.ts';
import type { Change } from '../../database/changeMark.ts';
import type { Database, Trx } from '../../database/open.ts';
import { HttpError } from '../../errors/httpError.ts';
import { feature } from '../../fastify/feature.ts';
import { recordMovements } from '../../resources/auditLog/recordMovements.ts';
import type { Range, SessionContext, WriteResult } from '../../resources/calls/handler.ts';
import type { takeDraft } from '../../resources/drafts/drafts.ts';
import { handlers } from '../../resources/handlers.ts';
import { enforceRateLimit } from '../requests/rateLimits.ts';
import { demandOwnSite, type SiteOrigin } from '../requests/security.ts';
import { sendEntry } from '../requests/sendEntry.ts';
import { sessionContext, staffOf } from '../requests/session.ts';
import { demandBoundedForm, isForm, readForm } from './multipart.ts';
import { demandOwnOperation, operationOf } from './operation.ts';
import { splitPublication, withPublication } from './publication.ts';
import { type IdentifiedRequest, RunningRequests, requestHeaders } from './requestId.ts';
import { findAnswer, storeAnswer } from './storedAnswers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: EndpointName;
  }
}

/** Handlers without the types of their rows, which `handlers` has checked. */
type AnyHandler = (db: Database | Trx, input: object, sesion?: SessionContext) => Promise<unknown>;
interface AnyPreparedWrite {
  prepare: (input: object) => Promise<unknown>;
  handle: (trx: Trx, input: object, result: unknown) => Promise<unknown>;
}

/** @param draft what the handler reads of the draft that it publishes */
type Transaction = (trx: Trx, draft: Omit<TakenDraft, 'movimiento'> | null) => Promise<unknown>;
type TakenDraft = Awaited<ReturnType<typeof takeDraft>>;

interface CallOptions extends SiteOrigin {
  passwordCost: PasswordCost;
  /** requests of one client in a minute */
  searchesPerMinute: number;
  /** other origins that may send writes */
  allowedOrigins: readonly string[];
}

const SERVICES = ['db', 'clock', 'responses', 'searchIndex', 'backups', 'exports', 'imports'] as const;

/** Registers a route for each row of the table of calls. */
export const calls = feature<CallOptions>('calls', [...SERVICES, 'createRateLimit'], (app, options) => {
  const limitSearches = app.createRateLimit({ max: options.searchesPerMinute, timeWindow: '1 minute' });
  const limit = async (request: FastifyRequest) => enforceRateLimit(await limitSearches(request));
  const context = { app, options, limit, running: new RunningRequests() };
  for (const name of Object.keys(endpoints) as EndpointName[]) app.route(routeOf(context, name));
});

interface RouteContext {
  app: FastifyInstance;
  options: CallOptions;
  limit: (request: FastifyRequest) => Promise<void>;
  running: RunningRequests;
}

function routeOf(context: RouteContext, name: EndpointName): RouteOptions {
  const { app, options, limit } = context;
  const { db, responses } = app;
  const row: Endpoint = endpoints[name];
  return {
    method: row.method,
    url: `/api/${row.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    // HEAD must have no side effects, so a GET that writes has no HEAD route.
    exposeHeadRoute: row.effect === 'read',
    config: { endpoint: name },
    schema: schemaOf(row, name),
    onRequest: async (request) => {
      if (row.effect !== 'read') demandOwnSite(request, options, options.allowedOrigins);
      await guard(db, row, request);
      if (row.limit !== undefined) await limit(request);
    },
    ...(row.file !== null && { preValidation: (request: FastifyRequest) => readForm(request, row) }),
    handler: async (request, reply) => {
      // Public calls answer more fields to staff.
      const isCached = row.cached && (row.access === 'staff' || request.staff === null);
      const params = request.params as CacheableCall['params'];
      const entry = isCached ? await responses.get({ call: name, params }) : null;
      if (entry !== null) return sendEntry(request, reply, entry);
      return execute(context, name, request, reply);
    },
  };
}

const paramOf = (name: string) => [name, name === TEXT_PARAMETER ? z.string() : id()] as const;

function schemaOf(row: Endpoint, name: EndpointName): RouteOptions['schema'] {
  const { body, query, answer }: CallSchemas = schemas[name];
  const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param);
  return {
    summary: name,
    tags: [row.path.split('/')[0]?.toLowerCase() ?? ''],
    ...(row.access === 'staff' && { security: [{ sesion: [] }] }),
    ...(row.file !== null && { consumes: consumedTypes(row) }),
    ...(body && { body: withPublication(name, body) }),
    ...(query && { querystring: query }),
    ...(row.effect === 'write' && row.storesAnswer && { headers: requestHeaders }),
    ...(names.length > 0 && { params: z.object(Object.fromEntries(names.map(paramOf))) }),
    ...(!row.answersFile && { response: { 200: answer, ...(row.confirm && { 403: errorAnswer }) } }),
  };
}

const consumedTypes = ({ body }: Endpoint): string[] =>
  body === 'jsonOrForm' ? ['application/json', 'multipart/form-data'] : ['multipart/form-data'];

/** Checks session, confirmation, size and content type before the body is read. */
async function guard(db: Database, row: Endpoint, request: FastifyRequest): Promise<void> {
  request.staff = await staffOf(db, request);
  const { staff } = request;
  if (row.access === 'staff' && staff === null) throw new HttpError(401, messages.general.sessionRequired);
  if (row.confirm === 'always' && staff !== null) demandConfirmation(staff);
  if (row.file !== null) demandBoundedForm(request, row);
  else if (isForm(request)) throw new HttpError(415, messages.requests.unsupportedType);
}

async function execute(
  { app, options, running }: RouteContext,
  name: EndpointName,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const row: Endpoint = endpoints[name];
  const { db, clock, responses, searchIndex, backups, exports, imports } = app;
  const { publicUrl, passwordCost } = options;
  const { params, query, fileBytes, staff } = request;
  const { body, take } = splitPublication(name, request);
  const input = {
    params,
    query,
    body,
    fileBytes,
    draftFile: null,
    draftOrigen: null,
    staff,
    publicUrl,
    passwordCost,
    search: searchIndex,
    backups,
    exports,
    imports,
    now: clock.now(),
  };
  reply.header('Cache-Control', staff === null && row.effect === 'read' ? 'no-cache' : 'no-store');
  if (row.effect === 'write') {
    const once = async (identified: IdentifiedRequest | null) => {
      const work = await transactionOf(name, input);
      const { answer, change } = await write(db, request, reply, { identified, work, takeDraft: take });
      responses.invalidate(change);
      return answer;
    };
    return row.storesAnswer ? running.run(name, request, once) : once(null);
  }
  const handle = handlers[name] as AnyHandler;
  const answer = await handle(db, input, sessionContext(request, reply));
  if (row.answersFile) return sendStoredFile(reply, answer as StoredFile);
  return row.range === null ? answer : partOf(answer as Range<unknown[]>, row.range, reply);
}

/** Runs a write's slow work before its transaction begins; returns what runs inside it. */
async function transactionOf(name: EndpointName, input: object): Promise<Transaction> {
  const handler = handlers[name] as AnyHandler | AnyPreparedWrite;
  if (typeof handler === 'function') return (trx, draft) => handler(trx, { ...input, ...draft });
  const result = await handler.prepare(input);
  return (trx, draft) => handler.handle(trx, { ...input, ...draft }, result);
}

/** Streams a file to be saved by the browser. Its name must need no quoting. */
function sendStoredFile(reply: FastifyReply, { nombre, bytes, content }: StoredFile): FastifyReply {
  return reply
    .headers({
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${nombre}"`,
      ...(bytes !== null && { 'Content-Length': bytes }),
    })
    .send(content as Readable);
}

/** Sets Content-Range as ra-data-simple-rest reads it. */
function partOf({ answer, start, total }: Range<unknown[]>, unit: string, reply: FastifyReply): unknown[] {
  const places = answer.length === 0 ? '*' : `${start}-${start + answer.length - 1}`;
  reply.header('Content-Range', `${unit} ${places}/${total}`);
  return answer;
}

interface Write {
  /** null if the client sent no id, or the call stores no answer */
  identified: IdentifiedRequest | null;
  work: Transaction;
  takeDraft: ((trx: Trx) => Promise<TakenDraft>) | null;
}

/**
 * Runs a write and records its movimientos, that of the draft that it publishes, and its answer in one transaction. A request that is
 * sent again is given the stored answer, without a change.
 */
async function write(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  { identified, work, takeDraft }: Write,
): Promise<{ answer: unknown; change: Change | null }> {
  const { staff } = request;
  if (staff === null) throw new HttpError(401, messages.general.sessionRequired);
  const id = operationOf(request);
  reply.header(OPERATION_HEADER, id);
  return db.transaction().execute(async (trx) => {
    const now = new Date();
    const stored = identified && (await findAnswer(trx, identified, now));
    if (stored !== null) {
      reply.header(OPERATION_HEADER, stored.operacion);
      return { answer: stored.answer, change: null };
    }
    await demandOwnOperation(trx, request, staff, id);
    const draft = (await takeDraft?.(trx)) ?? null;
    const taken = draft && { draftFile: draft.draftFile, draftOrigen: draft.draftOrigen };
    const result = (await work(trx, taken)) as WriteResult<unknown>;
    const { movimientos, deshace, importacion } =
      'movimiento' in result
        ? { movimientos: [result.movimiento], deshace: undefined, importacion: undefined }
        : result;
    const ofDraft = draft === null ? [] : [draft.movimiento];
    if (identified !== null) await storeAnswer(trx, identified, { answer: result.answer, operacion: id }, now);
    const operacion = { id, author: staff, deshace, importacion };
    const change = await recordMovements(trx, operacion, [...ofDraft, ...movimientos]);
    return { answer: result.answer, change };
  });
}
