import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import { id } from '../../contract/campos.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { mensajes } from '../../contract/mensajes.ts';
import { type CallSchemas, schemas } from '../../contract/schemas.ts';
import type { Database, Trx } from '../database/open.ts';
import type { ContextoDeSesion, Escritura, Tramo } from '../handler.ts';
import { handlers } from '../handlers.ts';
import type { CacheableCall } from '../kept/render.ts';
import { registrar } from '../movimientos/registrar.ts';
import { Rechazo } from '../rechazo.ts';
import type { Personal } from '../sesion/sesiones.ts';
import { type CachedResponses, sendEntry } from './kept.ts';
import { demandBoundedForm, isForm, readForm } from './multipart.ts';
import { demandOwnSite } from './security.ts';
import { personalOf, sessionContext } from './session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the call that the route serves */
    endpoint?: EndpointName;
  }
  interface FastifyRequest {
    /** the staff member who is signed in; null for a visitor */
    personal: Personal | null;
  }
}

/** Handlers without the types of their rows, which the table has checked. */
type AnyHandler = (db: Database | Trx, llamada: object, sesion?: ContextoDeSesion) => Promise<unknown>;
interface AnyPreparedWrite {
  prepare: (llamada: object) => Promise<unknown>;
  handle: (trx: Trx, llamada: object, result: unknown) => Promise<unknown>;
}

interface RouterOptions {
  db: Database;
  responses: CachedResponses;
  /** origins of other sites whose pages may make writing calls */
  allowedOrigins: readonly string[];
}

/** Registers a route for every row of the table. */
export function registerContract(app: FastifyInstance, options: RouterOptions): void {
  app.decorateRequest('personal', null);
  for (const name of Object.keys(endpoints) as EndpointName[]) app.route(routeOf(options, name));
}

function routeOf(options: RouterOptions, name: EndpointName): RouteOptions {
  const { db, responses, allowedOrigins } = options;
  const row: Endpoint = endpoints[name];
  return {
    method: row.method,
    url: `/api/${row.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    config: { endpoint: name },
    schema: schemaOf(row, name),
    onRequest: async (request) => {
      if (row.effect !== 'read') demandOwnSite(request, allowedOrigins);
      await guard(db, row, request);
    },
    ...(row.file !== null && { preValidation: (request: FastifyRequest) => readForm(request, row.file) }),
    handler: async (request, reply) => {
      // The answer of a public call to staff has more fields.
      const isCached = row.cached && (row.access === 'staff' || request.personal === null);
      const params = request.params as CacheableCall['params'];
      const entry = isCached ? await responses.get({ call: name, params }) : null;
      if (entry !== null) return sendEntry(request, reply, entry);
      const answer = await execute(options, name, request, reply);
      if (row.effect === 'write') responses.invalidate();
      return answer;
    },
  };
}

function schemaOf(row: Endpoint, name: EndpointName): RouteOptions['schema'] {
  const { body, query, answer }: CallSchemas = schemas[name];
  const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param);
  return {
    summary: name,
    tags: [row.path.split('/')[0]?.toLowerCase() ?? ''],
    ...(row.access === 'staff' && { security: [{ sesion: [] }] }),
    ...(row.file !== null && { consumes: ['multipart/form-data'] }),
    ...(body && { body }),
    ...(query && { querystring: query }),
    ...(names.length > 0 && { params: z.object(Object.fromEntries(names.map((param) => [param, id()]))) }),
    response: { 200: answer },
  };
}

/** Checks session, size and content type before the body is read. */
async function guard(db: Database, row: Endpoint, request: FastifyRequest): Promise<void> {
  request.personal = await personalOf(db, request);
  if (row.access === 'staff' && request.personal === null) throw new Rechazo(401, mensajes.general.sesionRequerida);
  if (row.file !== null) demandBoundedForm(request);
  else if (isForm(request)) throw new Rechazo(415, 'El tipo de contenido de la solicitud no se admite');
}

async function execute({ db }: RouterOptions, name: EndpointName, request: FastifyRequest, reply: FastifyReply) {
  const row: Endpoint = endpoints[name];
  const { params, query, body, fileBytes, personal } = request;
  const llamada = { params, query, body, fileBytes, personal };
  reply.header('Cache-Control', personal === null && row.effect === 'read' ? 'no-cache' : 'no-store');
  if (row.effect === 'write') return write(db, personal, await transactionOf(name, llamada));
  const handle = handlers[name] as AnyHandler;
  const answer = await handle(db, llamada, sessionContext(request, reply));
  return row.range === null ? answer : partOf(answer as Tramo<unknown[]>, row.range, reply);
}

/** Runs the slow work of a write, which must not hold the transaction open, and returns the rest. */
async function transactionOf(name: EndpointName, llamada: object): Promise<(trx: Trx) => Promise<unknown>> {
  const handler = handlers[name] as AnyHandler | AnyPreparedWrite;
  if (typeof handler === 'function') return (trx) => handler(trx, llamada);
  const result = await handler.prepare(llamada);
  return (trx) => handler.handle(trx, llamada, result);
}

/** Sets Content-Range as ra-data-simple-rest reads it. */
function partOf({ respuesta, desde, total }: Tramo<unknown[]>, unit: string, reply: FastifyReply): unknown[] {
  const places = respuesta.length === 0 ? '*' : `${desde}-${desde + respuesta.length - 1}`;
  reply.header('Content-Range', `${unit} ${places}/${total}`);
  return respuesta;
}

/** Runs a write and records its movimiento in one transaction. */
async function write(db: Database, personal: Personal | null, work: (trx: Trx) => Promise<unknown>): Promise<unknown> {
  if (personal === null) throw new Rechazo(401, mensajes.general.sesionRequerida);
  return db.transaction().execute(async (trx) => {
    const { respuesta, movimiento } = (await work(trx)) as Escritura<unknown>;
    await registrar(trx, personal, movimiento);
    return respuesta;
  });
}
