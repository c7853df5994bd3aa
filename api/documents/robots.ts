import { documentPaths } from '../../contract/documentPaths.ts';
import { PREVIEW_FOLDER } from '../../contract/drafts.ts';
import { uploads } from '../../contract/uploads.ts';
import type { DocumentSource } from './source.ts';

/** Keeps robots out of the API, the back office and previews of drafts, but not from pictures. */
export async function renderRobots({ origin }: DocumentSource): Promise<string> {
  return [
    'User-agent: *',
    'Disallow: /api/',
    `Allow: ${uploads.integrante.folder}/`,
    'Disallow: /admin',
    `Disallow: ${PREVIEW_FOLDER}/`,
    '',
    `Sitemap: ${origin}${documentPaths.sitemap}`,
    '',
  ].join('\n');
}
