import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { OPERATION_HEADER } from '../../../contract/calls/requestHeaders.ts';

/** @param allowedOrigins 'https://host[:port]' each; CORS is off when empty */
export async function registerCors(app: FastifyInstance, allowedOrigins: readonly string[]): Promise<void> {
  if (allowedOrigins.length === 0) return;
  await app.register(cors, {
    origin: [...allowedOrigins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['Content-Range', 'Retry-After', OPERATION_HEADER],
  });
  // Allowed origins also embed images, which helmet's default policy forbids.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
  });
}
