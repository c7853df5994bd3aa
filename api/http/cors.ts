import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/**
 * Lets sites of other origins call the API from a browser; closed when there are none.
 * @param allowedOrigins 'https://host[:port]' each
 */
export async function registerCors(app: FastifyInstance, allowedOrigins: readonly string[]): Promise<void> {
  if (allowedOrigins.length === 0) return;
  await app.register(cors, {
    origin: [...allowedOrigins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['Content-Range', 'Retry-After'],
  });
  // Their pages show our pictures, which the browser would keep to our own site.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
  });
}
