import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_MS } from '../../../contract/values/constants.ts';
import { findSession, type StaffMember } from '../../auth/sessions.ts';
import type { Database } from '../../database/open.ts';
import { feature } from '../../fastify/feature.ts';
import type { SessionContext } from '../../resources/calls/handler.ts';
import { clientAddressOf } from './rateLimits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** the staff member who is signed in; null for a visitor */
    staff: StaffMember | null;
  }
}

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';
/** Browsers reject a __Host- cookie that another host or plain HTTP set. */
const cookieName = (request: FastifyRequest): string => (isSecure(request) ? '__Host-sesion' : 'sesion');

const tokenOf = (request: FastifyRequest): string | null => request.cookies[cookieName(request)] || null;

export const session = feature('session', [], async (app) => {
  await app.register(cookie);
  app.decorateRequest('staff', null);
});

/** Finds the caller by the session cookie; null for a visitor. */
export async function staffOf(db: Database, request: FastifyRequest): Promise<StaffMember | null> {
  const token = tokenOf(request);
  return token === null ? null : findSession(db, token, new Date());
}

export function sessionContext(request: FastifyRequest, reply: FastifyReply): SessionContext {
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure(request) } as const;
  return {
    direccion: clientAddressOf(request),
    token: tokenOf(request),
    setSessionCookie: (token) =>
      void reply.setCookie(cookieName(request), token, { ...attributes, maxAge: SESSION_MS / 1_000 }),
    clearSessionCookie: () => void reply.clearCookie(cookieName(request), attributes),
  };
}
