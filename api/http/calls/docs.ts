import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { CacheEntry } from '../../cache/cacheEntry.ts';
import { encodeResponse } from '../../cache/encodedResponse.ts';
import { feature } from '../../fastify/feature.ts';
import { sendEntry } from '../requests/sendEntry.ts';

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

/** Serves the OpenAPI document at /api/docs.json. Routes must be registered after it. */
export const docs = feature<{ version: string }>('docs', [], async (app, { version }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'API del portal del grupo de investigación', version },
      components: { securitySchemes: { sesion: { type: 'apiKey', in: 'cookie', name: 'sesion' } } },
    },
    transform: jsonSchemaTransform,
  });
  let document: Promise<CacheEntry> | undefined;
  const makeDocument = async () => new CacheEntry(await encodeResponse(JSON.stringify(app.swagger()), JSON_TYPE));
  app.get('/api/docs.json', { schema: { hide: true } }, async (request, reply) => {
    // All routes are registered by the first request, and none after it.
    document ??= makeDocument();
    return sendEntry(request, reply, await document, {});
  });
});
