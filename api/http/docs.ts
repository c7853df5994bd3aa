import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Serves the OpenAPI document at /api/docs.json. Routes must be registered after it. */
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
