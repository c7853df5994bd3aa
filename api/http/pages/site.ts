import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { feature } from '../../fastify/feature.ts';
import { readDocument } from '../../pages/document/builtDocument.ts';
import { serverFile } from '../../pages/siteBuild.ts';
import { readSiteSettings } from '../../resources/site/readSiteSettings.ts';
import type { SiteOrigin } from '../requests/security.ts';
import { registerDraftPreviews } from './draftPreviews.ts';
import { registerIdentidadPreview } from './identidadPreview.ts';
import { registerPageHeads } from './pageHeads.ts';
import { registerPages } from './pages.ts';

interface SiteOptions extends SiteOrigin {
  /** build folder; null or a folder without a build serves nothing */
  siteDir: string | null;
}

const SERVICES = ['db', 'clock', 'responses', 'searchIndex', 'files', 'createRateLimit'] as const;

/** Serves the built site. */
export const site = feature<SiteOptions>('site', SERVICES, async (app, { siteDir, ...origin }) => {
  if (siteDir === null || !existsSync(serverFile(siteDir))) return;
  await app.register(fastifyStatic, {
    root: path.join(siteDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    dotfiles: 'ignore',
  });
  registerPages(app, await readDocument(siteDir), await readSiteSettings(app.db, app.clock.now()));
  registerPageHeads(app);
  registerDraftPreviews(app);
  await registerIdentidadPreview(app, siteDir, origin);
});
