import { access } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open.ts';
import { renderHomePage, serverFile } from '../site/homePage.ts';

/**
 * Serves the built site: routes are hash-based, so `/` is its only page. It arrives rendered where the build has a server's part.
 * @param siteDir folder of the build; nothing is served when it is null or not there
 */
export async function registerSite(app: FastifyInstance, db: Database, siteDir: string | null): Promise<void> {
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
  app.get('/', { schema: { hide: true } }, async (_request, reply) => {
    const page = rendered ? await renderHomePage(db, siteDir) : null;
    reply.header('Cache-Control', 'no-cache');
    if (page === null) return reply.sendFile('index.html', siteDir, { cacheControl: false });
    return reply
      .header('Content-Security-Policy', page.contentSecurityPolicy)
      .type('text/html; charset=utf-8')
      .send(page.html);
  });
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
