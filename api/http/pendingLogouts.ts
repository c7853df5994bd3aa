import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '../../contract/messages.ts';
import { deleteSession } from '../auth/sessions.ts';
import { sessionContext } from './session.ts';

/** milliseconds between two tries to write down what ended */
const AGAIN_AFTER = 10_000;

/**
 * Lets people sign out when the disk has no room to say so: to this process their session is over at once, and it is
 * deleted as soon as there is room.
 * @returns what answers a logout that could not be written
 */
export function registerPendingLogouts(app: FastifyInstance): (request: FastifyRequest, reply: FastifyReply) => void {
  const ended = new Set<string>();
  app.addHook('onRequest', async ({ headers }) => {
    const { cookie } = headers;
    if (cookie !== undefined && [...ended].some((token) => cookie.includes(token))) delete headers.cookie;
  });

  async function writeDown(): Promise<void> {
    for (const token of ended) {
      await deleteSession(app.db, token).then(
        () => ended.delete(token),
        () => false,
      );
    }
  }
  const timer = setInterval(() => void writeDown(), AGAIN_AFTER).unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await writeDown();
  });

  return (request, reply) => {
    const { token, clearSessionCookie } = sessionContext(request, reply);
    if (token !== null) ended.add(token);
    clearSessionCookie();
    void reply.code(200).header('Cache-Control', 'no-store').send({ success: 1, message: messages.sesion.closed });
  };
}
