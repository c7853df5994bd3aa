import { access } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomHome } from '../cache/cacheKey.ts';
import type { CachedResponses } from '../cache/plugin.ts';
import { serverFile } from '../pages/homePage.ts';
import { sendEntry } from './sendEntry.ts';

/**
 * Serves the built site. Its routes are hash-based, so `/` is the only page; it is rendered if the build has a server part.
 * @param siteDir build folder; null or a missing folder serves nothing
 */
export async function registerSite(
  app: FastifyInstance,
  responses: CachedResponses,
  siteDir: string | null,
): Promise<void> {
  if (siteDir === null || !(await isThere(path.join(siteDir, 'index.html')))) return;
  await app.register(fastifyStatic, {
    root: path.join(siteDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    dotfiles: 'ignore',
  });
  const rendered = await isThere(serverFile(siteDir));
  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    // If rendering fails, the browser renders the page, with error messages and a retry button.
    const page = rendered
      ? await responses.get(randomHome()).catch((error: unknown) => unrendered(request, error))
      : null;
    if (page !== null) return sendEntry(request, reply, page);
    reply.header('Cache-Control', 'no-cache');
    return reply.sendFile('index.html', siteDir, { cacheControl: false });
  });
}

function unrendered(request: FastifyRequest, error: unknown): null {
  request.log.error({ err: error }, 'the home could not be rendered');
  return null;
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
