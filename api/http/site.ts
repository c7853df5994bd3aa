import { access } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type CachedResponses, sendEntry } from '../cache/plugin.ts';
import { randomHome } from '../cache/render.ts';
import { serverFile } from '../pages/homePage.ts';

/**
 * Serves the built site: routes are hash-based, so `/` is its only page. It arrives rendered where the build has a server's part.
 * @param siteDir folder of the build; nothing is served when it is null or not there
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
    // Where it cannot be rendered, the page that the browser fills says what is missing, and offers to try again.
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
