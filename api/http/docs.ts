import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Collects the contract's routes, registered after it, into an OpenAPI document at /api/docs.json. */
export async function registerDocs(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'API del portal del grupo de investigación', version },
      components: { securitySchemes: { sesion: { type: 'apiKey', in: 'cookie', name: 'sesion' } } },
    },
    transform: jsonSchemaTransform,
  });
  app.get('/api/docs.json', { schema: { hide: true } }, async () => app.swagger());
}
