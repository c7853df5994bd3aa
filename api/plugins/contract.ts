import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import { id } from '../../contract/campos.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { mensajes } from '../../contract/mensajes.ts';
import { type CallSchemas, schemas } from '../../contract/schemas.ts';
import { type ArchivoPreparado, prepararImagenDeIntegrante, prepararLogo } from '../archivos/preparar.ts';
import type { Database, Trx } from '../database/open.ts';
import type { ContextoDeSesion, Escritura, Tramo } from '../handler.ts';
import { handlers } from '../handlers.ts';
import type { WantedCall } from '../kept/prepare.ts';
import { registrar } from '../movimientos/registrar.ts';
import { Rechazo } from '../rechazo.ts';
import { cifrarClave } from '../sesion/clave.ts';
import type { Personal } from '../sesion/sesiones.ts';
import { type Kept, sendReady } from './kept.ts';
import { demandBoundedForm, isForm, readForm } from './multipart.ts';
import { demandOwnSite } from './security.ts';
import { personalOf, sessionContext } from './session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the row that the route serves */
    endpoint?: EndpointName;
  }
  interface FastifyRequest {
    /** who calls; null for a visitor */
    personal: Personal | null;
  }
}

/** A handler, its row's types forgotten: the table has checked them. */
type AnyHandler = (db: Database | Trx, llamada: unknown, sesion: ContextoDeSesion) => Promise<unknown>;

const PREPARE: Record<string, (bytes: Buffer) => Promise<ArchivoPreparado>> = {
  imagen: prepararImagenDeIntegrante,
  logo: prepararLogo,
};

/** What the routes share. */
interface Surroundings {
  db: Database;
  kept: Kept;
  /** other sites whose pages may call what writes */
  allowedOrigins: readonly string[];
}

/** Registers every row of the contract with its handler. */
export function registerContract(app: FastifyInstance, surroundings: Surroundings): void {
  app.decorateRequest('personal', null);
  for (const name of Object.keys(endpoints) as EndpointName[]) app.route(routeOf(surroundings, name));
}

function routeOf({ db, kept, allowedOrigins }: Surroundings, name: EndpointName): RouteOptions {
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
    ...(row.file !== null && { preValidation: (request: FastifyRequest) => readForm(request, row.file ?? '') }),
    handler: async (request, reply) => {
      // Of what visitors may ask, staff read more.
      const isUsual = row.access === 'staff' || request.personal === null;
      const ready = isUsual && row.cached ? await kept.find(wantedBy(request, name)) : null;
      if (ready !== null) return sendReady(request, reply, ready);
      const answered = await answer(db, row, handlers[name] as AnyHandler, request, reply);
      if (row.effect === 'write') kept.drop();
      return answered;
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

/** Before anything of the body is read: who calls, and how much they send. */
async function guard(db: Database, row: Endpoint, request: FastifyRequest): Promise<void> {
  request.personal = await personalOf(db, request);
  if (row.access === 'staff' && request.personal === null) throw new Rechazo(401, mensajes.general.sesionRequerida);
  if (row.file !== null) demandBoundedForm(request);
  else if (isForm(request)) throw new Rechazo(415, 'El tipo de contenido de la solicitud no se admite');
}

const wantedBy = ({ params }: FastifyRequest, call: EndpointName): WantedCall => ({
  call,
  params: params as WantedCall['params'],
});

async function answer(db: Database, row: Endpoint, handler: AnyHandler, request: FastifyRequest, reply: FastifyReply) {
  const { params, query, body, personal } = request;
  const prepared = { archivo: await preparedFile(row, request), claveCifrada: await hashedPassword(body) };
  const llamada = { params, query, body, personal, ...prepared };
  reply.header('Cache-Control', personal === null && row.effect === 'read' ? 'no-cache' : 'no-store');
  if (row.effect === 'write')
    return write(db, personal, (trx) => handler(trx, llamada, sessionContext(request, reply)));
  const answered = await handler(db, llamada, sessionContext(request, reply));
  return row.range === null ? answered : partOf(answered as Tramo<unknown[]>, row.range, reply);
}

/** A part of a list says where it is in the whole (RFC 9110), as ra-data-simple-rest reads it. */
function partOf({ respuesta, desde, total }: Tramo<unknown[]>, unit: string, reply: FastifyReply): unknown[] {
  const places = respuesta.length === 0 ? '*' : `${desde}-${desde + respuesta.length - 1}`;
  reply.header('Content-Range', `${unit} ${places}/${total}`);
  return respuesta;
}

/** Encoding takes long: it is done before the transaction, which others wait for. */
async function preparedFile(row: Endpoint, { fileBytes }: FastifyRequest): Promise<ArchivoPreparado | undefined> {
  const prepare = row.file === null ? undefined : PREPARE[row.file];
  return prepare === undefined || fileBytes === null ? undefined : prepare(fileBytes);
}

/** Hashing takes long too, and waits for other hashes. */
async function hashedPassword(body: unknown): Promise<string | undefined> {
  const { clave } = (body ?? {}) as { clave?: unknown };
  return typeof clave === 'string' ? cifrarClave(clave) : undefined;
}

/** One transaction for a write and the movement that tells of it (design §4). */
async function write(db: Database, personal: Personal | null, work: (trx: Trx) => Promise<unknown>): Promise<unknown> {
  if (personal === null) throw new Rechazo(401, mensajes.general.sesionRequerida);
  return db.transaction().execute(async (trx) => {
    const { respuesta, movimiento } = (await work(trx)) as Escritura<unknown>;
    await registrar(trx, personal, movimiento);
    return respuesta;
  });
}
