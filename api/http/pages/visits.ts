import type { FastifyReply } from 'fastify';
import { feature } from '../../fastify/feature.ts';
import { startFlushing } from '../../visitas/flushVisits.ts';
import { visitOf } from '../../visitas/visitOf.ts';
import { staffOf } from '../requests/session.ts';

/** The address of a product also answers with its reference. */
const isPage = (reply: FastifyReply): boolean => String(reply.getHeader('content-type')).startsWith('text/html');

/** Counts the visits that Fastify answers, and stores all of them. */
export const visits = feature('visits', ['db', 'visits'], (app) => {
  const { db, visits: counter } = app;
  app.addHook('onResponse', async (request, reply) => {
    const succeeded = request.method === 'GET' && (reply.statusCode === 200 || reply.statusCode === 304);
    const visit = succeeded ? await visitOf(db, request) : null;
    if (visit === null || (visit.isDocument && !isPage(reply))) return;
    if ((request.staff ?? (await staffOf(db, request))) !== null) return;
    counter.count(visit, request.headers);
  });
  let stop = async (): Promise<void> => undefined;
  app.addHook('onListen', async () => {
    stop = startFlushing(db, counter, app.log);
  });
  app.addHook('onClose', () => stop());
});
