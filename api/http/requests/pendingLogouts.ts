import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '../../../contract/calls/messages.ts';
import { deleteSession } from '../../auth/sessions.ts';
import type { Database } from '../../database/open.ts';
import { sessionContext } from './session.ts';

const RETRY_MS = 10_000;

/** Lets staff sign out while the disk is full: the session is rejected at once, and deleted when there is room. */
export function registerPendingLogouts(
  app: FastifyInstance,
  db: Database,
): (request: FastifyRequest, reply: FastifyReply) => void {
  const endedTokens = new Set<string>();
  app.addHook('onRequest', async ({ headers }) => {
    const { cookie } = headers;
    if (cookie !== undefined && [...endedTokens].some((token) => cookie.includes(token))) delete headers.cookie;
  });

  async function deleteSessions(): Promise<void> {
    for (const token of endedTokens) {
      await deleteSession(db, token).then(
        () => endedTokens.delete(token),
        () => false,
      );
    }
  }
  const timer = setInterval(() => void deleteSessions(), RETRY_MS).unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await deleteSessions();
  });

  return (request, reply) => {
    const { token, clearSessionCookie } = sessionContext(request, reply);
    if (token !== null) endedTokens.add(token);
    clearSessionCookie();
    void reply.code(200).header('Cache-Control', 'no-store').send({ success: 1, message: messages.sesion.closed });
  };
}
