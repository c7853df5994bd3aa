import { documentPaths } from '../../contract/addresses/documentPaths.ts';
import { PREVIEW_FOLDER, UPLOADS_FOLDER } from '../../contract/resources/siteResources.ts';
import { readIdentidad } from '../resources/site/identidadRow.ts';
import type { DocumentSource } from './source.ts';

/** Keeps robots out of a site that is not published. Else it keeps them out of the API, the back office and previews of drafts, but not from pictures. */
export async function renderRobots({ db, origin }: DocumentSource): Promise<string> {
  if (!(await readIdentidad(db)).publicado) return 'User-agent: *\nDisallow: /\n';
  return [
    'User-agent: *',
    'Disallow: /api/',
    `Allow: ${UPLOADS_FOLDER}/`,
    'Disallow: /admin',
    `Disallow: ${PREVIEW_FOLDER}/`,
    '',
    `Sitemap: ${origin}${documentPaths.sitemap}`,
    '',
  ].join('\n');
}
