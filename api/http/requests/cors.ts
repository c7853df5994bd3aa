import fastifyCors from '@fastify/cors';
import { OPERATION_HEADER } from '../../../contract/calls/requestHeaders.ts';
import { feature } from '../../fastify/feature.ts';

interface CorsOptions {
  /** 'https://host[:port]' each; CORS is off when empty */
  allowedOrigins: readonly string[];
}

export const cors = feature<CorsOptions>('cors', [], async (app, { allowedOrigins }) => {
  if (allowedOrigins.length === 0) return;
  await app.register(fastifyCors, {
    origin: [...allowedOrigins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['Content-Range', 'Retry-After', OPERATION_HEADER],
  });
  // Allowed origins also embed images, which helmet's default policy forbids.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
  });
});
