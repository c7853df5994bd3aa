import { access } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the built site: routes are hash-based, so `/` is its only page.
 * @param siteDir folder of the build; nothing is served when it is null or not there
 */
export async function registerSite(app: FastifyInstance, siteDir: string | null): Promise<void> {
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
  app.get('/', { schema: { hide: true } }, (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').sendFile('index.html', siteDir, { cacheControl: false }),
  );
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
