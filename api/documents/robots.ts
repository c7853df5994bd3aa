import { documentPaths } from '../../contract/documentPaths.ts';
import { uploads } from '../../contract/uploads.ts';
import type { DocumentSource } from './source.ts';

/** Keeps robots out of the API and the back office, but not from pictures. */
export async function renderRobots({ origin }: DocumentSource): Promise<string> {
  return [
    'User-agent: *',
    'Disallow: /api/',
    `Allow: ${uploads.integrante.folder}/`,
    'Disallow: /admin',
    '',
    `Sitemap: ${origin}${documentPaths.sitemap}`,
    '',
  ].join('\n');
}
