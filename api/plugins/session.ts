import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SESION_MS } from '../../contract/constantes.ts';
import type { Database } from '../database/open.ts';
import type { ContextoDeSesion } from '../handler.ts';
import { buscarSesion, type Personal } from '../sesion/sesiones.ts';

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';
/** The prefix makes browsers refuse a cookie that another host or plain http set. */
const cookieName = (request: FastifyRequest): string => (isSecure(request) ? '__Host-sesion' : 'sesion');

const tokenOf = (request: FastifyRequest): string | null => request.cookies[cookieName(request)] || null;

/** Registers the parsing of cookies. */
export async function registerSession(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
}

/** The staff member who calls, by the session cookie; null for a visitor. */
export async function personalOf(db: Database, request: FastifyRequest): Promise<Personal | null> {
  const token = tokenOf(request);
  return token === null ? null : buscarSesion(db, token, new Date());
}

/** What login and logout may do to the browser's cookie (design §4). */
export function sessionContext(request: FastifyRequest, reply: FastifyReply): ContextoDeSesion {
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure(request) } as const;
  return {
    direccion: request.ip,
    token: tokenOf(request),
    ponerCookie: (token) =>
      void reply.setCookie(cookieName(request), token, { ...attributes, maxAge: SESION_MS / 1_000 }),
    quitarCookie: () => void reply.clearCookie(cookieName(request), attributes),
  };
}
