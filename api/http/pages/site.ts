import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { CachedResponses } from '../../cache/registerCache.ts';
import type { DatabaseClock } from '../../database/databaseClock.ts';
import type { Database } from '../../database/open.ts';
import { readDocument } from '../../pages/document/builtDocument.ts';
import { serverFile } from '../../pages/siteBuild.ts';
import type { SearchIndex } from '../../resources/searchIndex/searchIndex.ts';
import { readSiteSettings } from '../../resources/site/readSiteSettings.ts';
import type { FileCache } from '../files/fileCache.ts';
import type { SiteOrigin } from '../requests/security.ts';
import { registerDraftPreviews } from './draftPreviews.ts';
import { registerIdentidadPreview } from './identidadPreview.ts';
import { registerPageHeads } from './pageHeads.ts';
import { registerPages } from './pages.ts';

interface SiteOptions {
  db: Database;
  clock: DatabaseClock;
  responses: CachedResponses;
  search: SearchIndex;
  files: FileCache;
  origin: SiteOrigin;
}

/** Serves the built site. @param siteDir build folder; null or a missing folder serves nothing */
export async function registerSite(
  app: FastifyInstance,
  siteDir: string | null,
  { db, clock, responses, search, files, origin }: SiteOptions,
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
  const index = await readFile(path.join(siteDir, 'index.html'), 'utf8');
  const document = await readDocument(siteDir);
  const settings = await readSiteSettings(db, clock.now());
  registerPages(app, { clock, responses, search, index, document, settings, rendered });
  if (rendered) registerPageHeads(app, clock, responses);
  const renderedDir = rendered ? siteDir : null;
  registerDraftPreviews(app, { db, clock, responses, files, siteDir: renderedDir });
  await registerIdentidadPreview(app, { db, clock, siteDir: renderedDir, origin });
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
